import type { InlineConfig } from 'vite';

/** The app's pages for the server, which renders first screens with them. All they need is built into it. */
export const ssrBuild: InlineConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/web/render-page.tsx',
    // Its name begins with a dot: what is there is served to nobody.
    outDir: 'dist/.ssr',
    copyPublicDir: false,
    manifest: false,
    minify: true,
    target: 'node24',
  },
};
