/// The script that runs in a page and finds out what a reader would see of it.
enum PageScript {
  /// Defines `look`, once a page.
  static let definitions = #"""
    const shownName = (element) => {
      const words = (element.textContent || element.getAttribute("alt") || "").trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${element.className}"> ${words}`;
    };

    // Where the page's links lead, as addresses; those to other pages, or those to places of its own.
    const links = (stay) => [...new Set([...document.querySelectorAll("a[href]")]
      .filter((link) => !link.closest("[hidden]")).map((link) => link.href))].filter((address) => {
        const url = new URL(address);
        const stays = url.origin === location.origin && url.hash.length > 1
          && url.pathname.replace(/\/$/, "") === location.pathname.replace(/\/$/, "");
        return stays === stay;
      });

    // The links to places of the page itself that are not there.
    const missingPlaces = () => links(true).filter((address) => {
      const name = new URL(address).hash.slice(1);
      return ![name, decodeURIComponent(name)].some((name) => document.getElementById(name));
    });

    // Goes to another of the pages as a link does, without loading what they all have anew.
    const go = (path) => {
      history.pushState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    };
    const shows = (title) => {
      const heading = document.querySelector("h1");
      return heading !== null && heading.textContent.replace(/\s/g, "") === title.replace(/\s/g, "");
    };

    // The pictures and films that do not load.
    const missingPictures = async () => {
      const waiting = [...document.images].map(async (image) => {
        image.loading = "eager";
        // Another colour scheme is another file, which is on its way for a while.
        for (let turn = 0; turn < 80 && !(image.complete && image.naturalWidth > 0); turn++) {
          await new Promise((next) => setTimeout(next, 25));
        }
        return image.naturalWidth > 0 ? null : image.currentSrc || image.src;
      }).concat([...document.querySelectorAll("video")].map(async (video) => {
        if (video.preload === "none") video.preload = "metadata";
        for (let turn = 0; turn < 200 && video.readyState < 1 && !video.error; turn++) {
          await new Promise((next) => setTimeout(next, 25));
        }
        return video.videoWidth > 0 ? null : video.currentSrc || "a film without a source";
      }));
      return (await Promise.all(waiting)).filter((source) => source !== null);
    };

    // Leaves of each picture its room, and returns where its file is.
    const takePictures = () => [...document.images].map((image) => {
      const source = image.src;
      const room = document.createElement("span");
      Object.assign(room.style, { display: "block", width: "100%", aspectRatio: `${image.width} / ${image.height}` });
      image.replaceWith(room);
      return source;
    });

    // Where what the navigator lists leads, from its top to its end; it makes only the rows that are on screen.
    const navigator = async () => {
      const list = [...document.querySelectorAll(".navigator .vue-recycle-scroller")].find((one) => one.offsetParent);
      const found = new Set();
      for (let top = 0; list && top < list.scrollHeight; top += list.clientHeight / 2) {
        list.scrollTop = top;
        await new Promise((next) => setTimeout(next, 20));
        for (const row of list.querySelectorAll(".vue-recycle-scroller__item-view")) {
          const link = row.querySelector("a[href]");
          if (link && row.getBoundingClientRect().bottom > 0) found.add(link.getAttribute("href"));
        }
      }
      if (list) list.scrollTop = 0;
      return [...found];
    };

    // Whether a file is a picture or a film.
    const loads = (source) => new Promise((done) => {
      const isFilm = /\.(mp4|webm|mov)$/.test(source);
      const element = document.createElement(isFilm ? "video" : "img");
      element.onerror = () => done(false);
      element.onload = element.onloadedmetadata = () => done((element.naturalWidth || element.videoWidth) > 0);
      element.src = source;
    });

    // What stands out of the window at its right, and does not scroll by itself.
    const overflow = () => {
      const width = document.documentElement.clientWidth;
      const found = [];
      if (document.documentElement.scrollWidth > width) {
        found.push(`the page is ${document.documentElement.scrollWidth} wide`);
      }
      for (const element of document.querySelectorAll("main *, body > :not(#app) *")) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || box.right <= width + 1) continue;
        let holder = element.parentElement;
        while (holder && !["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(holder).overflowX)) {
          holder = holder.parentElement;
        }
        if (holder && holder !== document.body && holder !== document.documentElement) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        found.push(`${shownName(element)} ends at ${Math.round(box.right)}`);
        if (found.length > 3) break;
      }
      return found;
    };

    // A colour as red, green, blue and alpha, whatever way it is written.
    const paper = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const parsed = new Map();
    const components = (color) => {
      if (!parsed.has(color)) {
        paper.clearRect(0, 0, 1, 1);
        paper.fillStyle = color;
        paper.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = paper.getImageData(0, 0, 1, 1).data;
        parsed.set(color, [red, green, blue, alpha / 255]);
      }
      return parsed.get(color);
    };
    const over = (top, below) => below.map((value, index) => top[index] * top[3] + value * (1 - top[3]));
    const background = (element) => {
      const layers = [];
      for (let holder = element; holder; holder = holder.parentElement) {
        const color = components(getComputedStyle(holder).backgroundColor);
        if (color[3] > 0) layers.push(color);
        if (color[3] === 1) break;
      }
      const sheet = matchMedia("(prefers-color-scheme: dark)").matches ? [18, 18, 18] : [255, 255, 255];
      return layers.reverse().reduce((below, layer) => over(layer, below), sheet);
    };
    const luminance = (color) => color.slice(0, 3).map((value) => value / 255)
      .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);

    // The texts that differ too little from what is behind them, by WCAG 2.
    const faint = (least) => {
      // DocC's own: what only a screen reader has, the switch of the colours, and what stands above a tutorial's code.
      const others = "script, style, noscript, .visuallyhidden, #skip-nav, .color-scheme-toggle, "
        + ".runtime-preview-label, .preview-toggle-container, .filename";
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Map();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || element.closest(others)) continue;
        const style = getComputedStyle(element);
        const key = `${style.color} ${element.tagName} ${element.className}`;
        if (found.has(key)) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const behind = background(element);
        const [lighter, darker] = [luminance(over(components(style.color), behind)), luminance(behind)]
          .sort((a, b) => b - a);
        const ratio = (lighter + 0.05) / (darker + 0.05);
        found.set(key, ratio < least ? `${ratio.toFixed(2)}: ${shownName(element)}` : null);
      }
      return [...found.values()].filter((text) => text !== null);
    };

    const sheet = () => luminance(background(document.querySelector("main") || document.body));
    window.look = { go, shows, navigator, links, missingPlaces, missingPictures, takePictures, loads, overflow, faint, sheet };
    """#
}
