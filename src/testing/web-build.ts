import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface WebBuild {
  template: string;
  /** The module's source that renders pages. Without it none are rendered. */
  renderPage?: string;
  manifest?: object;
  files?: Readonly<Record<string, string>>;
}

/** A folder that stands in for the built web app. */
export function writeWebBuild(build: WebBuild) {
  const folder = mkdtempSync(join(tmpdir(), 'village-web-'));
  const { template, renderPage, manifest = {}, files = {} } = build;
  const all = {
    '.page/index.html': template,
    '.page/theme.js': "document.documentElement.dataset.theme = 'dark';",
    '.page/start.js': "import('/assets/app.js');",
    '.page/styles.css': 'html { background: #000 }',
    '.vite/manifest.json': JSON.stringify(manifest),
    ...(renderPage && { '.ssr/package.json': '{ "type": "module" }', '.ssr/render-page.js': renderPage }),
    ...files,
  };
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(all)) write(path, content);
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) };
}
