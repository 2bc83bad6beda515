import { dirname, join } from 'node:path/posix';
import { readFeatureOrder } from './feature-order.ts';
import { listImports, type Source } from './sources.ts';

export const featureOrder = readFeatureOrder(join(import.meta.dirname, '..'));

/** The files of an earlier feature that a later one may import. */
const offered = [
  /^(contract|cache-tags|([a-z-]+-)?rules)\.ts$/,
  /^definitions\/(definition|list)\.ts$/,
  /^server\/([a-z-]+-)?(queries|commands|policy)\.ts$/,
  /^server\/(extension-points|parts|events)\.ts$/,
  // Describes a spreadsheet row, which every feature that imports rows reads.
  /^server\/sheet\//,
  /^web\//,
];
/** Demo data builds on the demo data of earlier features, and tests build on the rows of other features. */
const offeredToDemo = /^server\/demo\//;
const offeredToTests = /^testing\//;

/** Files without SQL: those that parse, decide and present. SQL belongs in queries, commands and files split off them. */
const withoutSql = /\/(contract|([a-z-]+-)?rules|server\/([a-z-]+-)?(routes|policy|present))\.ts$/;
const pure = /\/(([a-z-]+-)?rules|pages|server\/([a-z-]+-)?(policy|present))\.ts$/;
const sqlCall = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/;

type Part = 'shared' | 'server' | 'web' | 'app' | 'demo' | 'testing' | 'feature' | 'elsewhere';

interface Place {
  path: string;
  part: Part;
  feature: string | undefined;
  /** The path below its feature, or below the app. */
  inFeature: string;
  side: 'server' | 'web' | 'both';
  isTest: boolean;
}

/** Which parts of the code base each part may import, besides itself. Tests may import anything. */
const mayUse: Record<Part, readonly Part[]> = {
  shared: [],
  server: ['shared'],
  web: ['shared'],
  demo: ['shared', 'server'],
  feature: ['shared', 'server', 'web', 'demo', 'feature'],
  app: ['shared', 'server', 'web', 'demo', 'feature'],
  testing: ['shared', 'server', 'demo'],
  elsewhere: ['shared', 'server', 'web', 'demo', 'feature', 'app', 'testing'],
};

/** The import rules that one file breaks, one line each. */
export function importFaults(source: Source): string[] {
  const from = locate(source.path);
  return [...sideFaults(source, from), ...(from.isTest ? [] : wallFaults(source, from)), ...purityFaults(source, from)];
}

function sideFaults(source: Source, from: Place): string[] {
  return listImports(source).flatMap(({ specifier }) => {
    const to = resolveTarget(source.path, specifier);
    if (from.side === 'web' && (to?.side === 'server' || specifier.startsWith('node:'))) {
      return [`${source.path}: the web side imports ${specifier} of the server side`];
    }
    if (from.side === 'server' && to?.side === 'web') return [`${source.path}: the server side imports ${specifier}`];
    if (from.side === 'both' && from.part !== 'elsewhere' && !from.isTest && to && to.side !== 'both') {
      return [`${source.path}: a file of both sides imports ${specifier}`];
    }
    return [];
  });
}

function wallFaults(source: Source, from: Place): string[] {
  return listImports(source).flatMap(({ specifier, lazy }) => {
    const to = resolveTarget(source.path, specifier);
    const fault = (rule: string) => [`${source.path}: ${rule} (${specifier})`];
    if (from.part === 'shared' && !to && !isZod(specifier)) return fault('shared imports only zod');
    if (to && to.part !== from.part && !mayUse[from.part].includes(to.part) && !isForTests(from, to)) {
      return fault(`${from.part} looks into ${to.part}`);
    }
    if (from.inFeature === 'contract.ts' && !contractMayImport(from, to, specifier)) {
      return fault('a contract imports only shared, earlier contracts, keys, fields and limits of its own and zod');
    }
    if (to && forTests(to) && from.part === 'app' && !forTests(from)) return fault('this is for tests');
    if (from.part !== 'feature' || to?.part !== 'feature') return [];
    if (forTests(to) && !forTests(from) && !registersExamples(from, to, lazy)) return fault('this is for tests');
    if (to.feature === from.feature) return [];
    if (!comesBefore(to.feature, from.feature)) return fault('a feature imports a later one');
    return isOffered(from, to) ? [] : fault('this file is private to its feature');
  });
}

const forTests = ({ inFeature }: Place) => /(^|\/)testing\//.test(inFeature);

/** The test-only code of a feature or of the app may import the test tools shared by all. */
const isForTests = (from: Place, to: Place) => forTests(from) && to.part === 'testing';

/** A feature registers its examples by a lazy import, which the running app never calls. */
const registersExamples = (from: Place, to: Place, lazy: boolean) =>
  lazy &&
  from.inFeature === 'server/feature.ts' &&
  to.inFeature === 'testing/examples.ts' &&
  to.feature === from.feature;

const isOffered = (from: Place, to: Place) =>
  offered.some((pattern) => pattern.test(to.inFeature)) ||
  (offeredToDemo.test(from.inFeature) && offeredToDemo.test(to.inFeature)) ||
  (offeredToTests.test(from.inFeature) && offeredToTests.test(to.inFeature));

function purityFaults(source: Source, from: Place): string[] {
  if (from.part !== 'feature' || from.isTest) return [];
  const faults = withoutSql.test(source.path) ? sqlFaults(source) : [];
  if (!pure.test(source.path)) return faults;
  const impure = listImports(source).filter(({ specifier, typeOnly }) => !typeOnly && doesIo(source.path, specifier));
  return [...faults, ...impure.map(({ specifier }) => `${source.path}: pure code imports ${specifier}`)];
}

function sqlFaults(source: Source): string[] {
  const usesKysely = listImports(source).some(({ specifier, typeOnly }) => specifier === 'kysely' && !typeOnly);
  return usesKysely || sqlCall.test(source.text) ? [`${source.path}: SQL belongs in queries and commands`] : [];
}

function doesIo(path: string, specifier: string): boolean {
  const to = resolveTarget(path, specifier);
  if (!to) return !isZod(specifier);
  return /\/(queries|commands|routes|write|open|sqlite)\.ts$/.test(to.path);
}

function contractMayImport(from: Place, to: Place | undefined, specifier: string): boolean {
  if (isZod(specifier) || to?.part === 'shared' || to?.inFeature === 'contract.ts') return true;
  return to?.feature === from.feature && /^([a-z]+-(keys|fields)|limits)\.ts$/.test(to?.inFeature ?? '');
}

/** A feature that is on no list comes neither before nor after another. */
function comesBefore(earlier: string | undefined, later: string | undefined): boolean {
  const [a, b] = [earlier, later].map((name) => featureOrder.indexOf(name ?? ''));
  return a !== undefined && b !== undefined && a !== -1 && a < b;
}

const isZod = (specifier: string) => /^zod(\/mini)?$/.test(specifier);

/** The target of an import, if it is inside src. */
function resolveTarget(path: string, specifier: string): Place | undefined {
  if (specifier.startsWith('#')) return locate(`src/${specifier.slice(1)}`);
  return specifier.startsWith('.') ? locate(join(dirname(path), specifier)) : undefined;
}

const appSides = new Map<string, Place['side']>([
  ['server', 'server'],
  ['testing', 'server'],
  ['web', 'web'],
  ['worker', 'web'],
]);

function locate(path: string): Place {
  const [, part = '', second = '', ...rest] = path
    .replace(/^src\/(features\/[^/]+|platform)\//, 'src/features/')
    .split('/');
  const isTest = /\.test\.tsx?$/.test(path);
  if (part === 'features') {
    const folder = rest[0];
    const side =
      folder === 'web' || folder === 'worker' ? 'web' : folder === 'server' || folder === 'testing' ? 'server' : 'both';
    return { path, part: 'feature', feature: second, inFeature: rest.join('/'), side, isTest };
  }
  const whole = { path, feature: undefined, inFeature: '', isTest };
  if (part === 'server' || part === 'web') return { ...whole, part, side: part };
  if (part === 'demo' || part === 'testing') return { ...whole, part, side: 'server' };
  if (part === 'app')
    return { ...whole, part, inFeature: [second, ...rest].join('/'), side: appSides.get(second) ?? 'both' };
  return { ...whole, part: part === 'shared' ? 'shared' : 'elsewhere', side: 'both' };
}
