extension Gallery {
  /// The page's style sheet, which follows the appearance of the reader's system, and hides pictures that aren't chosen.
  static let style = """
    :root {
      --ground: #f4f4f6; --card: #ffffff; --text: #1c1c1e; --soft: #66666c; --line: #d9d9de; --accent: #1e7a5f;
      --phone: 206px; --side: clamp(16px, 3.2vw, 44px);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #111113; --card: #1c1c1f; --text: #f2f2f4; --soft: #a0a0a8; --line: #34343a; --accent: #63c9a8;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 72px; }
    body {
      margin: 0; background: var(--ground); color: var(--text); -webkit-text-size-adjust: 100%;
      font: 16px/1.5 -apple-system, "SF Pro Text", Inter, system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif;
    }
    [lang="zh-Hans"] { font-family: "PingFang SC", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif; }
    header { padding: 56px var(--side) 28px; }
    .over { margin: 0 0 4px; color: var(--accent); font-weight: 600; }
    h1 { margin: 0; font-size: clamp(30px, 4.4vw, 46px); line-height: 1.15; letter-spacing: -0.022em; }
    h1 span, h2 span, h3 span { color: var(--soft); font-weight: 500; letter-spacing: 0; margin-inline-start: 0.3em; }
    h1 span { display: inline-block; }
    .lead { margin: 14px 0 0; max-width: 46em; font-size: 18px; }
    .lead span, section > p span { color: var(--soft); }
    .lead span { display: block; }
    code { font: 0.88em ui-monospace, "SF Mono", Menlo, "Noto Sans Mono", monospace; }
    nav {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center;
      justify-content: space-between; padding: 10px var(--side); border-bottom: 1px solid var(--line);
      background: color-mix(in srgb, var(--ground) 84%, transparent); -webkit-backdrop-filter: saturate(1.6) blur(18px);
      backdrop-filter: saturate(1.6) blur(18px);
    }
    .pages { display: flex; flex-wrap: wrap; gap: 4px 20px; }
    nav a { color: var(--text); text-decoration: none; white-space: nowrap; }
    nav a:hover { color: var(--accent); }
    .choices { display: flex; flex-wrap: wrap; gap: 8px; }
    fieldset { margin: 0; padding: 2px; border: 0; border-radius: 9px; background: var(--line); display: flex; }
    label { padding: 3px 12px; border-radius: 7px; font-size: 13px; cursor: pointer; }
    label:has(:checked) { background: var(--card); box-shadow: 0 1px 3px rgb(0 0 0 / 0.16); font-weight: 600; }
    label:has(:focus-visible) { outline: 2px solid var(--accent); }
    label input { position: absolute; opacity: 0; pointer-events: none; }
    section { padding: 44px var(--side) 12px; }
    section + section { border-top: 1px solid var(--line); }
    h2 { margin: 0; font-size: 28px; line-height: 1.25; letter-spacing: -0.015em; }
    section > p { margin: 4px 0 0; }
    .strips { display: flex; flex-wrap: wrap; gap: 32px 44px; margin: 26px 0 32px; }
    .strip { max-width: 100%; }
    h3 { margin: 0 0 12px; font-size: 14px; font-weight: 600; }
    .screens { display: flex; gap: 18px; align-items: flex-start; }
    figure { margin: 0; width: calc(var(--phone) * var(--points) / 390); flex: none; }
    figure img {
      display: block; width: 100%; height: auto; border-radius: 26px; background: var(--card);
      box-shadow: 0 0 0 1px rgb(128 128 128 / 0.32), 0 12px 32px -12px rgb(0 0 0 / 0.28);
    }
    figure a:focus-visible img { outline: 3px solid var(--accent); outline-offset: 3px; }
    figcaption { padding: 10px 4px 0; font-size: 13px; line-height: 1.4; }
    figcaption span { color: var(--soft); margin-inline-start: 0.3em; }
    figcaption code { display: block; color: var(--soft); }
    body:has(#en:checked) [data-language]:not([data-language="en"]),
    body:has(#zh:checked) [data-language]:not([data-language="zh"]),
    body:has(#light:checked) [data-appearance]:not([data-appearance="light"]),
    body:has(#dark:checked) [data-appearance]:not([data-appearance="dark"]) { display: none; }
    @media (max-width: 760px) {
      .screens {
        overflow-x: auto; scroll-snap-type: x proximity; margin: 0 calc(-1 * var(--side)); padding: 2px var(--side) 20px;
      }
      .strip { width: 100%; }
      figure { scroll-snap-align: center; }
      nav { position: static; }
    }
    """
}
