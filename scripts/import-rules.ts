import { dirname, join } from 'node:path/posix';
import { importsOf, type Source } from './sources.ts';

/** A feature imports only those before it. */
export const featureOrder = [
  ...[
    'settings',
    'accounts',
    'notices',
    'uploads',
    'conversation',
    'sports',
    'clubs',
    'players',
    'games',
    'statistics',
  ],
  ...['training', 'media', 'thoughts', 'calendar', 'anchors', 'playlists', 'announcements', 'search', 'home', 'admin'],
];

/** The only files that may know all features. */
const composition = [
  /^src\/server\/(app|main|start|offline|features|demo-village)\.ts$/,
  /^src\/server\/demo\//,
  /^src\/web\/(routes|main)\.tsx$/,
  /^src\/server\/testing\//,
  // Journeys through the whole server, not pieces of it.
  /^src\/(server\/)?[^/]+\.test\.ts$/,
];

/** What of an earlier feature a later one may use. */
const offered = [/^(contract|rules)\.ts$/, /^server\/([a-z-]+-)?(queries|commands|policy)\.ts$/, /^web\//];

/** Where SQL may not stand: what parses, decides and presents. It lives in queries, commands and the files split off them. */
const withoutSql = /\/(contract|rules|server\/([a-z-]+-)?(routes|policy|present))\.ts$/;
const pure = /\/(rules|server\/([a-z-]+-)?(policy|present))\.ts$/;
const sqlCall = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/;

interface Place {
  path: string;
  part: 'shared' | 'server' | 'web' | 'feature' | 'elsewhere';
  feature: string | undefined;
  /** The path below its feature. */
  inFeature: string;
  side: 'server' | 'web' | 'both';
}

/** What is wrong with the imports of one file, each in one line. */
export function importFaults(source: Source): string[] {
  const from = placeOf(source.path);
  if (composition.some((pattern) => pattern.test(source.path))) return sideFaults(source, from);
  return [...sideFaults(source, from), ...wallFaults(source, from), ...purityFaults(source, from)];
}

function sideFaults(source: Source, from: Place): string[] {
  return importsOf(source).flatMap(({ specifier }) => {
    const to = targetOf(source.path, specifier);
    if (from.side === 'web' && (to?.side === 'server' || specifier.startsWith('node:'))) {
      return [`${source.path}: the web side imports ${specifier} of the server side`];
    }
    if (from.side === 'server' && to?.side === 'web') return [`${source.path}: the server side imports ${specifier}`];
    if (from.side === 'both' && from.feature && to && to.side !== 'both') {
      return [`${source.path}: a file of both sides imports ${specifier}`];
    }
    return [];
  });
}

function wallFaults(source: Source, from: Place): string[] {
  return importsOf(source).flatMap(({ specifier }) => {
    const to = targetOf(source.path, specifier);
    const fault = (rule: string) => [`${source.path}: ${rule} (${specifier})`];
    if (from.part === 'shared' && to?.part !== 'shared' && !isZod(specifier) && !isTestTool(source, specifier)) {
      return fault('shared imports only zod');
    }
    if (from.inFeature === 'contract.ts' && !contractMayImport(to, specifier)) {
      return fault('a contract imports only shared, earlier contracts and zod');
    }
    if (to?.part !== 'feature' || to.feature === from.feature) return [];
    if (from.part !== 'feature') return fault('the platform imports a feature');
    if (!comesBefore(to.feature, from.feature)) return fault('a feature imports a later one');
    return offered.some((pattern) => pattern.test(to.inFeature)) ? [] : fault('this file is private to its feature');
  });
}

function purityFaults(source: Source, from: Place): string[] {
  if (from.part !== 'feature') return [];
  const faults = withoutSql.test(source.path) ? sqlFaults(source) : [];
  if (!pure.test(source.path)) return faults;
  const impure = importsOf(source).filter(({ specifier, typeOnly }) => !typeOnly && doesIo(source.path, specifier));
  return [...faults, ...impure.map(({ specifier }) => `${source.path}: pure code imports ${specifier}`)];
}

function sqlFaults(source: Source): string[] {
  const usesKysely = importsOf(source).some(({ specifier, typeOnly }) => specifier === 'kysely' && !typeOnly);
  return usesKysely || sqlCall.test(source.text) ? [`${source.path}: SQL belongs in queries and commands`] : [];
}

function doesIo(path: string, specifier: string): boolean {
  const to = targetOf(path, specifier);
  if (!to) return !isZod(specifier);
  return /\/(queries|commands|routes|write|open|sqlite)\.ts$/.test(to.path);
}

function contractMayImport(to: Place | undefined, specifier: string): boolean {
  return isZod(specifier) || to?.part === 'shared' || to?.inFeature === 'contract.ts';
}

/** A feature that is not in the order is before and after nothing: it has to be given its place. */
function comesBefore(earlier: string | undefined, later: string | undefined): boolean {
  const [a, b] = [earlier, later].map((name) => featureOrder.indexOf(name ?? ''));
  return a !== undefined && b !== undefined && a !== -1 && a < b;
}

const isTestTool = ({ path }: Source, specifier: string) => path.endsWith('.test.ts') && specifier === 'vitest';
const isZod = (specifier: string) => /^zod(\/mini)?$/.test(specifier);

/** Where an import leads, if into src. */
function targetOf(path: string, specifier: string): Place | undefined {
  if (specifier.startsWith('#')) return placeOf(`src/${specifier.slice(1)}`);
  return specifier.startsWith('.') ? placeOf(join(dirname(path), specifier)) : undefined;
}

function placeOf(path: string): Place {
  const [, part = '', feature = '', ...rest] = path.split('/');
  if (part === 'features') {
    const side = rest[0] === 'server' || rest[0] === 'web' ? rest[0] : 'both';
    return { path, part: 'feature', feature, inFeature: rest.join('/'), side };
  }
  const whole = { path, feature: undefined, inFeature: '' };
  if (part === 'server' || part === 'web') return { ...whole, part, side: part };
  return { ...whole, part: part === 'shared' ? 'shared' : 'elsewhere', side: 'both' };
}
