import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlinePage } from './scripts/inline-page.ts';

const isPage = /\/p-[^/]*$/;

export default defineConfig({
  plugins: [react(), tailwindcss(), inlinePage()],
  build: {
    outDir: 'dist',
    manifest: true,
    // The content security policy allows neither scripts that others put into the page nor data: fonts.
    modulePreload: {
      polyfill: false,
      // A page's import names all its files, so that a press has them come at once. A part comes later, and finds most there:
      // their names would be a tenth of the first load.
      resolveDependencies: (file, needed, { hostType }) => (hostType === 'html' || isPage.test(file) ? needed : []),
    },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    rolldownOptions: {
      // Of 1,600 icons it reads those that are drawn.
      experimental: { lazyBarrel: true },
      output: {
        // The first load names every other file: each says no more than it must. The manifest knows what it is.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('Page.tsx') ? 'assets/p-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          // Each is evaluated in a task of its own (`first-paint/start.js`).
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'react', test: /app[\\/]web[\\/]start-react/, priority: 2 },
            { name: 'platform', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: backend() },
  preview: { proxy: backend() },
});

function backend() {
  const target = `http://127.0.0.1:${process.env.PORT ?? '5000'}`;
  return { '/api': target, '/uploads': target };
}
