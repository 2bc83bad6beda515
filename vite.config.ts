import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageParts } from './scripts/page-parts.ts';

const isPage = /\/p-[^/]*$/;

/** Only the server's search reads what a page is about and its other names: no phone loads them before it shows Home. */
const leaveOutSearchWords: Plugin = {
  name: 'leave-out-search-words',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]pages\.ts$/ },
    handler: (code) => code.replaceAll(/^ +(?:about|keywords):\s*(?:'[^'\n]*'|"[^"\n]*"),\n/gm, ''),
  },
};

export default defineConfig({
  plugins: [leaveOutSearchWords, react(), tailwindcss(), pageParts()],
  build: {
    outDir: 'dist',
    manifest: true,
    // The content security policy allows neither the injected polyfill script nor fonts inlined as data: URLs.
    modulePreload: {
      polyfill: false,
      // Importing a page preloads all its files, so that they load at once when a link is pressed. Parts load later, when most
      // files are there already: their preload lists would add a tenth to the first load.
      resolveDependencies: (file, needed, { hostType }) => (hostType === 'html' || isPage.test(file) ? needed : []),
    },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/app/web/main.tsx',
      // Reads only the icons in use, of 1,600.
      experimental: { lazyBarrel: true },
      output: {
        // The first load contains the name of every other file, so names are short; the manifest maps them to modules.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('Page.tsx') ? 'assets/p-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          // `first-paint/start.js` evaluates each of them in a separate task.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'react', test: /app[\\/]web[\\/]start-react/, priority: 2 },
            { name: 'platform', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
