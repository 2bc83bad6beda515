import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const firstPaint = join(root, 'src/web/first-paint');

/**
 * Puts the page's template, and what the server writes into it, into `.page`: the scripts that set the theme and start the
 * app, and the app's styles. A browser would otherwise fetch these before it paints anything.
 */
export function pageParts(): Plugin {
  return {
    name: 'page-parts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      order: 'pre',
      // Runs before Vite makes every lazy page load the entry's stylesheet.
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const inlined = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(listStylesheets));
        for (const chunk of chunks) for (const name of inlined) chunk.viteMetadata?.importedCss.delete(name);
        let styles = '';
        for (const name of inlined) {
          const sheet = bundle[name];
          if (sheet?.type === 'asset') styles += String(sheet.source);
          delete bundle[name];
        }
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: `.page/${fileName}`, source });
        emit('index.html', readFileSync(join(root, 'index.html'), 'utf8'));
        emit('styles.css', inside('style', styles));
        for (const name of ['theme.js', 'start.js'])
          emit(name, inside('script', minifySync(name, readFileSync(join(firstPaint, name), 'utf8')).code));
      },
    },
  };
}

const listStylesheets = (chunk: { viteMetadata?: { importedCss: Set<string> } }) => [
  ...(chunk.viteMetadata?.importedCss ?? []),
];

export function inside(name: 'script' | 'style', content: string): string {
  if (content.toLowerCase().includes(`</${name}`)) throw new Error(`Its content would end the <${name}> element`);
  return content.trim();
}
