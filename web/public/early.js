// Before anything is drawn: the theme and language that were chosen (see settings.svelte.ts), and
// the files of a table, all at once: the app would find out one after the other that it needs them.
{
  const root = document.documentElement;
  // Filled in by vite.config.ts.
  const files = JSON.parse(document.currentScript.dataset.files || 'null');
  const table = /^\/t\/([\w-]+)$/u.exec(location.pathname)?.[1];
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('ludo-settings')) ?? {};
  } catch {
    // Nothing was kept.
  }
  if (kept.theme) root.dataset.theme = kept.theme;
  if (kept.motion) root.dataset.motion = kept.motion;
  if (kept.language) root.lang = kept.language;

  const fetchSoon = (wanted) => {
    for (const href of wanted ?? []) {
      if (href.endsWith('.css')) {
        // Into the cache. (To preload it would be a promise to use it, also where nobody sits yet.)
        fetch(href).then((answer) => answer.blob()).catch(() => undefined);
        continue;
      }
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
  };
  if (files && table) {
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    const language = [kept.language, ...spoken].find((one) => files[`${one}/web`]) ?? 'en';
    for (const name of ['table', `${language}/web`, `${language}/table`]) fetchSoon(files[name]);
    fetch(`/api/tables/${table}`).then((answer) => answer.json()).then(({ game, phase }) => {
      if (phase === 'gathering') return;
      for (const name of [`${language}/${game}`, game]) fetchSoon(files[name]);
    }).catch(() => undefined); // the app will say what is wrong
  }
}
