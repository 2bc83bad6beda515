import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserSitemap } from './scripts/browser-sitemap.ts';
import { inlinePage } from './scripts/inline-page.ts';
import { leanRouter } from './scripts/lean-router.ts';

const forms =
  /src[\\/]web[\\/](checked-form|issues|send-form|upload-progress|ui[\\/](Combobox|Field|inputs|PasswordInput|Select))\.tsx?/;
const filters =
  /src[\\/]web[\\/](typed-search|search-params|ui[\\/](CardList|FilterPills|centred|GrowingList|LoadMore|SearchBox|Tabs|linked-row))\.tsx?/;
/** Slots of pages with tabs or a search; Home's are with it. */
const slots = /features[\\/](?!home[\\/])[\w-]+[\\/]web[\\/]slots/;
const managing =
  /src[\\/]web[\\/](manage[\\/]|layout[\\/]AdminPassword)|features[\\/](admin[\\/]web|games[\\/]web[\\/](manage|scoring))/;
const dialogs = /src[\\/]web[\\/]ui[\\/]((Confirm|Delete)?Dialog|IconButton)\.tsx/;
/** Cards and profiles of athletes stand on the same pages; what reads them stands on more. */
const athletes = /features[\\/]players[\\/]web[\\/](use)?[A-Z]\w+\.tsx?/;
const teamReads =
  /features[\\/](teams|sports|players)[\\/]web[\\/](api|filters|team)\.ts|players[\\/](rules|stat-keys)\.ts/;
const training = /features[\\/]training[\\/](web[\\/](?!manage|parts|slots|workout-manager)|rules)/;
const stills =
  /features[\\/](highlights[\\/](rules|web[\\/](api|opened-highlight|HighlightTalk|PlayLink))|video[\\/]web[\\/](Still|PlayMark|days))\.tsx?/;
/** What most screens are made of, and nothing that only some need. */
const onMostScreens =
  /src[\\/]web[\\/]|web[\\/]slots|features[\\/](games[\\/](web|rules)|conversation[\\/]web[\\/](?![Cc]omment))/;
const onSome = [
  forms,
  filters,
  slots,
  /web[\\/]live[\\/]visitors/,
  dialogs,
  managing,
  /web[\\/]ui[\\/](ProgressBar|Segmented|ThemeControl)/,
  /src[\\/]web[\\/](lines|share|settled|use-draft)\.ts|GameActs\.tsx/,
  /src[\\/]web[\\/](live[\\/]growing|ui[\\/](ActsMenu|ReadCard|FormDialog))|conversation[\\/]web[\\/](AskReason|Hide|use-hiding)/,
];
const isSharedPiece = (id: string) => onMostScreens.test(id) && !onSome.some((pattern) => pattern.test(id));
const apart = { includeDependenciesRecursively: false, minShareCount: 2, priority: 1 };

export default defineConfig({
  plugins: [browserSitemap(), leanRouter(), react(), tailwindcss(), inlinePage()],
  build: {
    outDir: 'dist',
    manifest: true,
    // The content security policy allows neither scripts that others put into the page nor data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first load names every other file: each says no more than it must. The manifest knows what it is.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          // Each of the first three is evaluated in a task of its own (`first-paint/start.js`).
          // Small pieces that several pages share travel together: on a phone's line every request costs more than
          // their bytes.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'react', test: /app[\\/]web[\\/]start-react/, priority: 2 },
            { name: 'platform', tags: ['$initial'], priority: 1 },
            { name: 'pieces', test: isSharedPiece, minShareCount: 2 },
            // The cards that features put below others' are all asked for at the same moment.
            { name: 'cards', test: /web[\\/]parts[\\/]\w+Card\.tsx/, includeDependenciesRecursively: false },
            { name: 'rail', test: /Rail(Account)?\.tsx/, includeDependenciesRecursively: false },
            { name: 'forms', test: forms, ...apart },
            { name: 'filters', test: (id) => filters.test(id) || slots.test(id), ...apart },
            { name: 'athletes', test: athletes, ...apart },
            { name: 'team-reads', test: teamReads, ...apart },
            { name: 'training', test: training, ...apart },
            { name: 'stills', test: stills, ...apart },
            { name: 'dialogs', test: dialogs, ...apart },
            { name: 'managing', test: managing, ...apart },
            { name: 'icons', test: /lucide-react(?!.*[\\/](trophy|calendar-days))/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: backend() },
  preview: { proxy: backend() },
});

function backend() {
  const target = `http://127.0.0.1:${process.env.PORT ?? '5000'}`;
  return { '/api': target, '/uploads': target };
}
