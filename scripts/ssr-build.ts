import type { InlineConfig } from 'vite';

/** Builds the app's pages for server rendering, with all their dependencies bundled. */
export const ssrBuild: InlineConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/web/render-page.tsx',
    // The name begins with a dot, so the server never serves these files.
    outDir: 'dist/.ssr',
    copyPublicDir: false,
    manifest: false,
    minify: true,
    target: 'node24',
  },
};
