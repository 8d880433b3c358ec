// The page of a report: everything in one file, which `ludo analyse --html` puts a game into.

import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [svelte(), fewerWords(), oneFile()],
  resolve: { alias: { $locale: fileURLToPath(new URL('../src/ludotheque/locale', import.meta.url)) } },
  publicDir: false,
  build: {
    outDir: '../src/ludotheque/web',
    emptyOutDir: false, // the app is there
    target: 'es2022',
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: 'report.html', output: { codeSplitting: false } },
  },
});

/** Lessons are not taught there: their words would only make it larger. */
function fewerWords(): Plugin {
  return {
    name: 'fewer-words',
    enforce: 'pre',
    load: (id) => (/locale\/\w+\/learn\.ftl/u.test(id) ? 'export default ""' : null),
  };
}

/** Script and style stand in the page itself. */
function oneFile(): Plugin {
  return {
    name: 'one-file',
    generateBundle: {
      order: 'post', // Vite is done with the files
      handler(_options, bundle) {
        const page = bundle['report.html'];
        if (page?.type !== 'asset') throw new Error('no report was built');
        let html = String(page.source);
        for (const [name, file] of Object.entries(bundle)) {
          if (file === page) continue;
          if (file.type === 'chunk') {
            html = html.replace(/\s*<script type="module"[^>]*><\/script>/u, '');
            const code = file.code.replaceAll('</script', '<\\/script');
            const script = `<script type="module">${code}</script>\n  </body>`;
            html = html.replace('</body>', () => script);
          } else if (name.endsWith('.css')) {
            html = html.replace(/<link rel="stylesheet"[^>]*>/u, () =>
              `<style>${String(file.source)}</style>`);
          } else throw new Error(`${name} is not inside the page`);
          delete bundle[name];
        }
        page.source = html;
      },
    },
  };
}
