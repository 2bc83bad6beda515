import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlinePage } from './scripts/inline-page.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), inlinePage()],
  build: {
    outDir: 'dist',
    manifest: true,
    // The content security policy allows neither scripts that others put into the page nor data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first load names every other file: each says no more than it must. The manifest knows what it is.
        chunkFileNames: 'assets/[hash:7].js',
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
