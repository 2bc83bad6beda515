// Who may import whom. `npm run lint` checks it.
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

const platform = [
  'admin',
  'search',
  'uploads',
  'papers',
  'settings',
  'newer-version',
  'accessibility',
  'spreadsheets',
  'backups',
];

/**
 * What each domain stands on: it may import those domains, what lies below them, and the platform. Of its features, each
 * may import those before it.
 */
const domains: Readonly<Record<string, { on: readonly string[]; features: readonly string[] }>> = {
  people: { on: [], features: ['accounts', 'notices', 'api-tokens', 'launches', 'residences'] },
  community: { on: ['people'], features: ['announcements', 'conversation', 'playlists', 'thoughts'] },
  teams: {
    on: ['community'],
    features: ['sign-ups', 'sports', 'teams', 'clubs', 'players', 'player-links', 'my-teams'],
  },
  competition: { on: ['teams'], features: ['competitions', 'venues', 'meets', 'games', 'calendar', 'confirmations'] },
  results: {
    on: ['competition'],
    features: ['box-scores', 'player-merges', 'player-stats', 'share-cards', 'standings', 'outside', 'previews'],
  },
  media: { on: ['competition'], features: ['video', 'highlights', 'anchors', 'episodes', 'photos'] },
  live: { on: ['results', 'media'], features: ['scorer-links', 'live-games', 'game-logs'] },
  training: { on: ['media'], features: ['ai', 'training', 'lobby', 'achievements'] },
  seasons: {
    on: ['results'],
    features: ['timetables', 'season-plans', 'brackets', 'ladders', 'house-cup', 'leaving-teams'],
  },
  device: { on: ['live', 'seasons'], features: ['push', 'webhooks', 'pwa'] },
  village: {
    on: ['seasons'],
    features: ['danger-zone', 'first-steps', 'home', 'more', 'officers', 'rosters', 'my-day'],
  },
};

/** A domain and all that it stands on. */
const reach = (name: string): string[] => [name, ...(domains[name]?.on ?? []).flatMap(reach)];

const allFeatures = [
  ...platform.map((name) => `platform/${name}`),
  ...Object.entries(domains).flatMap(([domain, { features }]) => features.map((name) => `features/${domain}/${name}`)),
].join('|');

const feature = '^src/((?:features/[^/]+|platform)/[^/]+)/';
const tests = '\\.test\\.tsx?$';
const forTests = '/testing/';
const zod = 'node_modules/zod/';

const webSide = `^src/(web|app/(web|worker))/|${feature}(web|worker)/`;
const serverSide = `^src/(server|demo|testing|app/(server|testing))/|${feature}(server|testing)/`;

/** The files of a feature that others may import. */
const offered = [
  'contract\\.ts$',
  'cache-tags\\.ts$',
  '[a-z-]*rules\\.ts$',
  'definitions/(definition|list|checked-file|read)\\.ts$',
  'server/[a-z-]*(queries|commands|policy)\\.ts$',
  'server/(extension-points|services|events)\\.ts$',
  // Describes a spreadsheet row, which every feature that imports rows reads.
  'server/sheet/',
  'server/demo/',
  'web/',
  'testing/',
].map((file) => feature + file);

const pure = `${feature}([a-z-]*rules|pages|server/[a-z-]*(policy|present))\\.ts$`;
const withoutSql = `${feature}(contract|[a-z-]*rules|server/[a-z-]*(routes|policy|present))\\.ts$`;

const rules: readonly IForbiddenRuleType[] = [
  {
    name: 'no-circular',
    comment: 'Files that import each other cannot be read, tested or loaded apart.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'found',
    comment: 'An import must lead to a file or an installed package.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-re-exports',
    comment: 'Import from where it is written.',
    from: { path: '^src/' },
    to: { dependencyTypes: ['export'] },
  },
  {
    name: 'no-drawers',
    comment: 'Name a file or folder after what it does.',
    from: {},
    to: { path: '/(utils|util|helpers|helper|lib|misc|common)(/|\\.tsx?$)', pathNot: 'node_modules/' },
  },

  {
    name: 'shared-imports-only-zod',
    from: { path: '^src/shared/', pathNot: tests },
    to: { pathNot: ['^src/shared/', zod] },
  },
  {
    name: 'the-platform-knows-no-feature',
    from: { path: '^src/(server|web|demo|testing)/', pathNot: tests },
    to: { path: '^src/(features|platform|app)/' },
  },
  {
    name: 'the-app-puts-all-together',
    comment: 'Nothing in src imports the composition.',
    from: { path: '^src/', pathNot: ['^src/app/', tests] },
    to: { path: '^src/app/' },
  },

  {
    name: 'the-browser-has-no-server-code',
    comment: 'Not even a type.',
    from: { path: webSide },
    to: { path: serverSide },
  },
  {
    name: 'the-browser-has-no-node-modules',
    from: { path: webSide },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'the-server-has-no-browser-code',
    from: { path: serverSide },
    to: { path: webSide },
  },
  {
    name: 'both-sides-load-only-what-both-have',
    from: { path: '^src/', pathNot: [webSide, serverSide, tests] },
    to: { path: [webSide, serverSide] },
  },

  {
    name: 'the-floor-stands-on-no-domain',
    from: { path: '^src/platform/', pathNot: [forTests, tests] },
    to: { path: '^src/features/' },
  },
  ...Object.keys(domains).map((domain) => ({
    name: `${domain}-imports-only-what-it-stands-on`,
    from: { path: `^src/features/${domain}/`, pathNot: [forTests, tests] },
    to: { path: '^src/features/', pathNot: `^src/features/(${reach(domain).join('|')})/` },
  })),
  ...inOrder('platform', platform),
  ...Object.entries(domains).flatMap(([domain, { features }]) => inOrder(`features/${domain}`, features)),
  {
    name: 'each-feature-has-its-place',
    comment: 'Add the folder to the lists above.',
    from: { path: '^src/(features|platform)/', pathNot: `^src/(${allFeatures})/` },
    to: {},
  },
  {
    name: 'a-feature-has-private-files',
    from: { path: feature, pathNot: tests },
    to: { path: '^src/(features|platform)/', pathNot: ['^src/$1/', ...offered] },
  },
  {
    name: 'demo-rows-are-for-demo-rows',
    from: { path: feature, pathNot: ['/server/demo/', '/testing/', tests] },
    to: { path: '/server/demo/', pathNot: '^src/$1/' },
  },
  {
    name: 'tests-are-for-tests',
    from: { path: '^src/', pathNot: [forTests, tests] },
    to: { path: forTests, pathNot: '/testing/examples\\.ts$' },
  },
  {
    name: 'examples-load-lazily',
    comment: 'A feature names its examples, and only tests load them.',
    from: { path: '^src/', pathNot: [forTests, tests] },
    to: { path: '/testing/examples\\.ts$', dependencyTypesNot: ['dynamic-import'] },
  },

  {
    name: 'a-contract-imports-only-contracts',
    comment: 'And shared code, zod, and its own lists of keys, fields and limits.',
    from: { path: `${feature}contract\\.ts$` },
    to: { pathNot: ['^src/shared/', zod, '/contract\\.ts$', '^src/$1/([a-z]*-keys|[a-z]*-fields|limits)\\.ts$'] },
  },
  {
    name: 'pure-code-reads-and-writes-nothing',
    from: { path: pure },
    to: { path: '/(queries|commands|routes|write|open|sqlite)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'pure-code-needs-no-packages',
    from: { path: pure },
    to: { pathNot: ['^src/', zod], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'sql-belongs-in-queries-and-commands',
    comment: 'Calls without an import of Kysely: scripts/lint/sql-in-queries.grit.',
    from: { path: withoutSql },
    to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
  },
];

const configuration: IConfiguration = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'tsc',
    doNotFollow: { path: 'node_modules/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};

export default configuration;

/** Each of these features may import only those before it. */
function inOrder(folder: string, features: readonly string[]): IForbiddenRuleType[] {
  return features.slice(0, -1).map((name, index) => ({
    name: `${name}-imports-no-later-feature`,
    from: { path: `^src/${folder}/${name}/`, pathNot: [forTests, tests] },
    to: { path: `^src/${folder}/(${features.slice(index + 1).join('|')})/` },
  }));
}
