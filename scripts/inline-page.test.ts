import { expect, test } from 'vitest';
import { completePage } from './inline-page.ts';

const page = `<head>
    <!--preloads-->
    <script  src="/src/web/first-paint/theme.js"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">
  </head><body></body>`;
const script = (name: string) => `// why\nwindow.seen = "$& ${name}";\n`;

test('inlines the blocking scripts and the styles, and preloads the code first, libraries before their importers', () => {
  const html = completePage(page, { styles: 'body{color:red}\n', script });
  expect(html.replace(/\s+/g, ' ')).toBe(
    '<head> <meta name="code" data-start content="/assets/libraries.js">' +
      '<meta name="code" data-start content="/assets/index.js"><!--preloads--> ' +
      '<script>window.seen=`$& theme.js`;</script><script>window.seen=`$& start.js`;</script> ' +
      '<style>body{color:red}</style></head><body></body>',
  );
});

test('refuses content that would close its own element', () => {
  expect(() => completePage(page, { styles: 'a{content:"</STYLE>"}', script })).toThrow('end the <style> element');
});
