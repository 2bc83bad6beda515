import { expect, test } from 'vitest';
import { liveGamesAdminPages } from '#features/live/live-games/admin-pages.ts';
import { consoleFiles, precachedFiles } from './worker-build.ts';

const [{ module: consolePage } = { module: '' }] = liveGamesAdminPages;
const manifest = {
  'src/app/web/main.tsx': {
    file: 'assets/app.js',
    imports: ['_libraries.js'],
    dynamicImports: ['home', 'media/manage/Album.tsx', 'src/app/web/admin-routes.ts'],
  },
  '_libraries.js': {
    file: 'assets/libraries.js',
    css: ['assets/app.css'],
    assets: ['assets/a.woff2', 'assets/a.woff'],
  },
  home: {
    file: 'assets/home.js',
    imports: ['src/app/web/main.tsx'],
    dynamicImports: ['games/GamesManager.tsx'],
  },
  'media/manage/Album.tsx': { file: 'assets/album.js' },
  'src/app/web/admin-routes.ts': {
    file: 'assets/admin.js',
    imports: ['_admins.js'],
    dynamicImports: ['games/GamesManager.tsx', consolePage],
  },
  [consolePage]: {
    file: 'assets/console.js',
    imports: ['_libraries.js'],
    dynamicImports: ['console/Sheet.tsx'],
  },
  'console/Sheet.tsx': { file: 'assets/sheet.js' },
  '_admins.js': { file: 'assets/admins.js' },
  'games/GamesManager.tsx': { file: 'assets/manager.js' },
};

test('the service worker caches each file that members need once, and nothing that the admin routes load', () => {
  const urls = precachedFiles(manifest).map(({ url }) => url);
  expect(urls.toSorted()).toEqual(
    ['a.woff2', 'album.js', 'app.css', 'app.js', 'home.js', 'libraries.js'].map((name) => `/assets/${name}`),
  );
});

test('the console, with its lazy chunks, is the only admin page that can be saved for offline use', () => {
  expect(consoleFiles(manifest).toSorted()).toEqual(
    ['admin.js', 'admins.js', 'console.js', 'sheet.js'].map((name) => `/assets/${name}`),
  );
});
