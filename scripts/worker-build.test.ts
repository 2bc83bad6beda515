import { expect, test } from 'vitest';
import { consoleFiles, precachedFiles } from './worker-build.ts';

const manifest = {
  'src/app/web/main.tsx': {
    file: 'assets/app.js',
    imports: ['_libraries.js'],
    dynamicImports: ['home', 'src/app/web/admin-routes.ts'],
  },
  '_libraries.js': {
    file: 'assets/libraries.js',
    css: ['assets/app.css'],
    assets: ['assets/a.woff2', 'assets/a.woff'],
  },
  home: {
    file: 'assets/home.js',
    imports: ['src/app/web/main.tsx'],
    dynamicImports: ['src/features/games/web/manage/GamesManager.tsx'],
  },
  'src/app/web/admin-routes.ts': {
    file: 'assets/admin.js',
    imports: ['_admins.js'],
    dynamicImports: [
      'src/features/games/web/manage/GamesManager.tsx',
      'src/features/live-games/web/manage/ConsolePage.tsx',
    ],
  },
  'src/features/live-games/web/manage/ConsolePage.tsx': {
    file: 'assets/console.js',
    imports: ['_libraries.js'],
    dynamicImports: ['src/features/live-games/web/manage/console/Sheet.tsx'],
  },
  'src/features/live-games/web/manage/console/Sheet.tsx': { file: 'assets/sheet.js' },
  '_admins.js': { file: 'assets/admins.js' },
  'src/features/games/web/manage/GamesManager.tsx': { file: 'assets/manager.js' },
};

test('the service worker caches each file that members need once, and no admin files', () => {
  const urls = precachedFiles(manifest).map(({ url }) => url);
  expect(urls.toSorted()).toEqual(
    ['a.woff2', 'app.css', 'app.js', 'home.js', 'libraries.js'].map((name) => `/assets/${name}`),
  );
});

test('the console, with its lazy chunks, is the only admin page that can be saved for offline use', () => {
  expect(consoleFiles(manifest).toSorted()).toEqual(
    ['admin.js', 'admins.js', 'console.js', 'sheet.js'].map((name) => `/assets/${name}`),
  );
});
