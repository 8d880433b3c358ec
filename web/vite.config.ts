import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = `http://localhost:${process.env.LUDO_PORT ?? '8000'}`;

const BASE = /node_modules.(svelte|@fluent|esm-env|clsx)|App\.svelte$|wire.socket\.ts$/u;

// The result is part of the Python package: `ludo serve` gives it to browsers.
export default defineConfig({
  plugins: [svelte(), early(), shell()],
  resolve: { alias: { $locale: fileURLToPath(new URL('../src/ludotheque/locale', import.meta.url)) } },
  build: {
    outDir: '../src/ludotheque/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's policy allows no fonts or scripts inside other files
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Few files instead of many small ones: what every screen needs, and what a table does.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'table', test: /screens.(Table|Play)\.svelte$/u, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The host stays as the browser says it: the server compares it with the page's origin.
    proxy: { '/api': { target: SERVER }, '/socket': { target: SERVER, ws: true } },
  },
  // However busy a machine is, only what hangs takes so long.
  test: { include: ['src/**/*.test.ts'], testTimeout: 1_800_000, hookTimeout: 1_800_000 },
});

/** Tells public/early.js which files a table, a game and its words are made of. */
function early(): Plugin {
  const PARTS: [name: RegExp, key: (found: string[]) => string][] = [
    [/screens\/Table\.svelte$/u, () => 'table'],
    [/games\/(\w+)\/index\.ts$/u, ([, game]) => game!],
    [/locale\/(\w+)\/((?!learn|review|analysis)\w+)\.ftl/u, ([, language, file]) => `${language}/${file}`],
  ];
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files: Record<string, string[]> = {};
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk') continue;
          for (const id of file.moduleIds) {
            for (const [pattern, key] of PARTS) {
              const found = pattern.exec(id);
              if (found) files[key(found)] = [...filesOf(bundle, name)].map((one) => `/${one}`);
            }
          }
        }
        const known = (one: string): boolean => !html.includes(one);
        const text = JSON.stringify(files, (_key, value: unknown) =>
          Array.isArray(value) ? value.filter(known) : value);
        return html.replace('src="/early.js"', `src="/early.js" data-files='${text}'`);
      },
    },
  };
}

/** A file of the build with all that it needs. */
function filesOf(
  bundle: Rolldown.OutputBundle, name: string, files = new Set<string>(),
): Set<string> {
  const file = bundle[name];
  if (!file || files.has(name)) return files;
  files.add(name);
  if (file.type === 'asset') return files;
  for (const one of file.viteMetadata?.importedCss ?? []) filesOf(bundle, one, files);
  for (const one of file.imports) filesOf(bundle, one, files);
  return files;
}

/** Tells the service worker what opens the app without a network, at least to say so. */
function shell(): Plugin {
  const ROOTS = /index\.html$|Offline\.svelte$|locale\/\w+\/web\.ftl/u;
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('no service worker was built');
      const files = new Set<string>();
      const keep = (name: string): void => {
        const file = bundle[name];
        if (!file || files.has(`/${name}`)) return;
        files.add(`/${name}`);
        if (file.type === 'asset') return;
        file.viteMetadata?.importedCss.forEach(keep);
        file.viteMetadata?.importedAssets.forEach(keep);
        file.imports.forEach(keep);
      };
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.woff2')) keep(name);
        if (file.type === 'chunk' && ROOTS.test(file.facadeModuleId ?? '')) keep(name);
      }
      const list = [...files].sort();
      const version = createHash('sha256').update(list.join()).digest('hex').slice(0, 8);
      worker.code = worker.code.replace('__SHELL__', JSON.stringify({ version, files: list }));
    },
  };
}
