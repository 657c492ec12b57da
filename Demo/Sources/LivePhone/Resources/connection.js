// The line to the program: pictures come by a web socket, input goes up by POST.
const key = new URLSearchParams(location.search).get("key") ?? "";

export const line = {
  watcher: 0,
  /** Whether this window controls the phone. */
  controls: false,
  socket: null,
  onframe: (buffer) => 0,
  onmessage: (message) => {},
  onstatus: (status) => {},
};

let delay = 250;

/** Has it be tried again soon: another program is about to answer. */
export function hurry() { delay = 100; }

/** Connects, and again whenever the connection has gone. */
export function connect() {
  line.onstatus("connecting");
  const socket = new WebSocket(`ws://${location.host}/pictures?key=${encodeURIComponent(key)}`);
  socket.binaryType = "arraybuffer";
  line.socket = socket;
  let waiting = [];
  const answer = (number) => { if (socket.readyState === WebSocket.OPEN) socket.send(String(number)); };
  // Nobody looks at a page in the background: it takes its frames when it is looked at again.
  const show = () => {
    if (!document.hidden) for (const number of waiting.splice(0)) answer(number);
  };
  document.addEventListener("visibilitychange", show);
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") {
      const message = JSON.parse(data);
      if (message.kind === "state") {
        delay = 250;
        line.watcher = message.you;
        line.controls = message.touches;
      }
      line.onmessage(message);
    } else {
      waiting.push(line.onframe(data));
      show();
    }
  };
  socket.onclose = () => {
    document.removeEventListener("visibilitychange", show);
    line.watcher = 0;
    line.controls = false;
    line.onstatus("ended");
    setTimeout(connect, delay);
    delay = Math.min(delay * 2, 4000);
  };
}

/** Asks how the program has ended: what its keeper says, or the status of another answer, or null where nothing answers. */
export async function askEnding() {
  try {
    const answer = await fetch(`ended?key=${encodeURIComponent(key)}`, { cache: "no-store" });
    return answer.ok ? await answer.json() : answer.status;
  } catch {
    return null;
  }
}

/** Has the program started again, which has ended or hangs. */
export async function restart() {
  try {
    await fetch(`restart?key=${encodeURIComponent(key)}`, { method: "POST" });
  } catch {
    // One that ends at once does not answer.
  }
  delay = 250;
}

/** Posts a message; the answer, or null where none came. */
export async function post(path, message) {
  if (!line.watcher) return null;
  const query = `key=${encodeURIComponent(key)}&watcher=${line.watcher}`;
  try {
    return await fetch(`${path}${path.includes("?") ? "&" : "?"}${query}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message),
    });
  } catch {
    return null;
  }
}

export function sourceAddress(page) { return `source?key=${encodeURIComponent(key)}&page=${encodeURIComponent(page)}`; }

export function pictureAddress() { return `picture.png?key=${encodeURIComponent(key)}`; }

// What changes the phone goes up one message after the other, so that nothing is overtaken.
let order = Promise.resolve();
function inOrder(work) { return order = order.then(work); }

/** Posts a message after the input and the messages before it. `make` returns what it contains by then. */
export function postInOrder(path, make) { return inOrder(() => post(path, make())); }

// Input that comes while an earlier message is on its way goes together.
let events = [], isWaiting = false;

/**
 * Sends an event as soon as those before it have arrived.
 *
 * While another window controls the phone, nothing is sent: it could arrive after this window has taken control.
 */
export function send(event) {
  if (!line.controls) return;
  const last = events.at(-1);
  const isMove = (one) => one.kind === "touches" && one.touches.every((touch) => touch.phase === "moved");
  if (last && isMove(last) && isMove(event) && event.time - last.time < 6 && last.touches.length === event.touches.length) {
    events[events.length - 1] = event;
  } else if (last?.kind === "wheel" && event.kind === "wheel") {
    last.dx += event.dx;
    last.dy += event.dy;
  } else {
    events.push(event);
  }
  if (isWaiting) return;
  isWaiting = true;
  inOrder(flush);
}

async function flush() {
  while (events.length > 0) {
    const answer = await post("input", { now: performance.now(), events: events.splice(0, 200) });
    if (answer?.status === 200) answer.text().then((text) => navigator.clipboard?.writeText(text)).catch(() => {});
  }
  isWaiting = false;
}
