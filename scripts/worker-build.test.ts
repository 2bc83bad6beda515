import { expect, test } from 'vitest';
import { filesKept } from './worker-build.ts';

const manifest = {
  'index.html': {
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
    imports: ['index.html'],
    dynamicImports: ['src/features/games/web/manage/GamesManager.tsx'],
  },
  'src/app/web/admin-routes.ts': { file: 'assets/admin.js', imports: ['_admins.js'] },
  '_admins.js': { file: 'assets/admins.js' },
  'src/features/games/web/manage/GamesManager.tsx': { file: 'assets/manager.js' },
};

test('the worker keeps what members open, once each, and nothing of admins', () => {
  const urls = filesKept(manifest).map(({ url }) => url);
  expect(urls.toSorted()).toEqual(
    ['a.woff2', 'app.css', 'app.js', 'home.js', 'libraries.js'].map((name) => `/assets/${name}`),
  );
});
