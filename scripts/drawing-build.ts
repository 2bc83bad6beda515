import { join } from 'node:path';
import type { InlineConfig } from 'vite';

const file = join(import.meta.dirname, '../src/app/web/drawing/stand-ins.ts');
const ofBrowsers = [
  ...['document', 'location', 'navigator', 'matchMedia', 'CSS', 'fetch', 'AbortSignal'],
  ...['sessionStorage', 'localStorage', 'addEventListener', 'removeEventListener'],
];

/** The app's pages for the server, which draws first screens with them (decision 089). All they need is built into it. */
export const drawingBuild: InlineConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/web/drawing/draw-page.tsx',
    // Its name begins with a dot: what is there is served to nobody.
    outDir: 'dist/.drawing',
    copyPublicDir: false,
    manifest: false,
    minify: true,
    target: 'node24',
    rolldownOptions: {
      transform: { inject: Object.fromEntries(ofBrowsers.map((name) => [name, [file, name]])) },
    },
  },
};
