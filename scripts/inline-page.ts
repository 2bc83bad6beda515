import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const firstPaint = join(import.meta.dirname, '../src/web/first-paint');

/**
 * Inlines what the page needs for its first paint, the script that sets the theme and the app's styles, because a
 * browser would otherwise fetch them before it paints anything. The app's code starts after that paint.
 */
export function inlinePage(): Plugin {
  let styles = '';
  return {
    name: 'inline-page',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      // Runs before Vite links the entry's stylesheet in the HTML and makes every lazy page load it.
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const inlined = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(stylesheetsOf));
        for (const chunk of chunks) for (const name of inlined) chunk.viteMetadata?.importedCss.delete(name);
        for (const name of inlined) {
          const sheet = bundle[name];
          if (sheet?.type === 'asset') styles += String(sheet.source);
          delete bundle[name];
        }
      },
    },
    transformIndexHtml: { order: 'post', handler: (html) => completePage(html, { styles, script: scriptOf }) },
  };
}

const stylesheetsOf = (chunk: { viteMetadata?: { importedCss: Set<string> } }) => [
  ...(chunk.viteMetadata?.importedCss ?? []),
];

const scriptOf = (name: string) => readFileSync(join(firstPaint, name), 'utf8');

interface Parts {
  styles: string;
  /** The text of a script in `src/web/first-paint`. */
  script(name: string): string;
}

export function completePage(html: string, { styles, script }: Parts): string {
  const inline = (name: string) => element('script', minifySync(name, script(name)).code);
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
  const library = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
  const address = entry.exec(html)?.[1];
  if (!address) throw new Error('The page has no entry');
  const code = [...[...html.matchAll(library)].map(([, href = '']) => href), address];
  return html
    .replace(entry, '')
    .replace(library, '')
    .replace('<!--preloads-->', `${code.map(startPreload).join('')}<!--preloads-->`)
    .replace(/<script\s+src="[^"]*\/theme\.js"><\/script>/, () => inline('theme.js') + inline('start.js'))
    .replace('</head>', () => `${element('style', styles)}</head>`);
}

/** `start.js` preloads all code that the page names, and imports what is marked `data-start`, in this order. */
const startPreload = (href: string) => `<meta name="code" data-start content="${href}">`;

function element(name: 'script' | 'style', content: string): string {
  if (content.toLowerCase().includes(`</${name}`)) throw new Error(`Its content would end the <${name}> element`);
  return `<${name}>${content.trim()}</${name}>`;
}
