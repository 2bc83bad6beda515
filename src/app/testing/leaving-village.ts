import { Standings } from '#features/results/standings/contract.ts';
import { ImportDone, ImportPreview } from '#platform/spreadsheets/contract.ts';
import { sheetForm } from '#platform/spreadsheets/testing/file.ts';
import type { TestApp } from './app.ts';

/** The lists of a village that make its tables, in the order in which another village takes them in. */
export const listsInOrder: readonly (readonly [list: string, kind: string])[] = [
  ['sports', 'sports'],
  ['residences', 'residences'],
  ['teams', 'teams'],
  ['players', 'players'],
  ['competitions', 'competitions'],
  ['point-adjustments', 'point-adjustments'],
  ['venues', 'venues'],
  ['games', 'fixtures'],
  ['box-scores', 'box-scores'],
];

export const exported = async (arena: TestApp, list: string): Promise<string> =>
  String((await arena.as.admin.get(`/api/exports/${list}?format=csv`)).body);

/** Lines of a list that one village has and the other has not, at most five of each. */
export async function lostLines(from: TestApp, to: TestApp, list: string): Promise<string[]> {
  const [sent, got] = [await exported(from, list), await exported(to, list)].map((text) => text.split('\n'));
  const only = (mark: string, some: string[] = [], others: string[] = []) => {
    const known = new Set(others);
    return some
      .filter((line) => !known.has(line))
      .slice(0, 5)
      .map((line) => `${mark} ${line}`);
  };
  return [...only('-', sent, got), ...only('+', got, sent)];
}

/** Takes an exported list in, as the wizard does: a preview without a refusal or a question, then the import of what it showed. */
export async function takeIn(arena: TestApp, kind: string, csv: string) {
  const client = arena.as.adminWithWindow;
  // Whatever was no venue there is none here.
  const form = () => sheetForm(csv, { answers: { venue: 'text', past: 'later' } });
  const seen = await client.post(`/api/imports/${kind}/preview`, form());
  if (seen.status !== 200)
    throw new Error(`${kind}, ${csv.length} characters, ${csv.split('\n').length} lines: ${JSON.stringify(seen.body)}`);
  const preview = seen.as(ImportPreview);
  const { problem, ignored, notes } = preview;
  const questions = preview.questions
    .filter(({ topic }) => topic !== 'venue' && topic !== 'past')
    .map(({ text }) => text);
  const refused = preview.rows.filter(({ outcome }) => outcome === 'refuse' || outcome === 'ask').slice(0, 5);
  const done = await client.post(`/api/imports/${kind}`, form());
  const counts = done.status === 200 ? done.as(ImportDone).counts : done.body;
  return { shown: { problem, ignored, notes, questions, refused }, preview: preview.counts, counts };
}

/** Every table that the village shows: of each sport, season and competition. */
export async function allTables(arena: TestApp): Promise<Map<string, unknown>> {
  const read = async (query: string) => (await arena.as.member.get(`/api/standings${query}`)).as(Standings);
  const tables = new Map<string, unknown>();
  for (const sport of (await read('')).sports.concat(await seasonSports(arena))) {
    for (const season of (await read(`?sportId=${sport.id}`)).seasons) {
      const whole = await read(`?sportId=${sport.id}&season=${encodeURIComponent(season)}`);
      tables.set(`${sport.name} ${season}`, shown(whole));
      for (const { id, name } of whole.competitions)
        tables.set(`${sport.name} ${season} ${name}`, shown(await read(`?competitionId=${id}`)));
    }
  }
  return tables;
}

async function seasonSports(arena: TestApp) {
  const rows = await arena.db.selectFrom('sports').select(['id', 'name']).execute();
  return rows;
}

const shown = ({ rule, columns, lacking, adjustments, rows, groups }: Standings) => ({
  rule,
  columns,
  lacking,
  adjustments: adjustments.map(({ team, points, reason }) => [team.name, points, reason]),
  rows: rows.map(named),
  groups: groups.map((group) => [group.name, group.rows.map(named)]),
});

const named = ({ team, ...row }: Standings['rows'][number]) => ({ ...row, team: team.name });
