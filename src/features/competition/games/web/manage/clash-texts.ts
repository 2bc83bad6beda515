import { send } from '#web/api/requests.ts';
import { endpoints, type Game } from '../../contract.ts';
import { maxCompared, type PlannedChange } from '../../several-fields.ts';

const { response: ResponseBody } = endpoints['POST /api/games/clashes'];

/** The fields that decide when, where and between whom a game is played. */
const planned = ['sportId', 'homeTeamId', 'awayTeamId', 'dateTime', 'location'];

/** What a game would clash with, saved with these values. A result changes no plan; a restored game is planned again. */
export async function clashTexts(row: Game | null, values: Readonly<Record<string, unknown>>): Promise<string[]> {
  const isPlan = planned.some((name) => name in values) || values['status'] === 'upcoming';
  if (!isPlan) return [];
  const body = { ...values, ...(row && { id: row.id }) };
  return ResponseBody.parse(await send('POST', '/api/games/clashes', { body })).clashes.map(({ text }) => text);
}

const { response: AnswerForSeveral } = endpoints['POST /api/games/changes/clashes'];

/** What several games would clash with after one change, each clash with the sides of its game. */
export async function describeChangeClashes(
  games: readonly Game[],
  change: Pick<PlannedChange, 'move' | 'location'>,
): Promise<string[]> {
  if (games.length > maxCompared) return [`More than ${maxCompared} games at once are not checked for clashes`];
  const body = { ids: games.map(({ id }) => id), ...change };
  const { clashes } = AnswerForSeveral.parse(await send('POST', '/api/games/changes/clashes', { body }));
  return clashes.map(({ title, text }) => `${title}: ${text}`);
}
