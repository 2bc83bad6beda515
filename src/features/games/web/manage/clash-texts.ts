import { send } from '#web/api/calls.ts';
import { calls, type Game } from '../../contract.ts';

const { answer: Answer } = calls['POST /api/games/clashes'];

/** The fields that decide when, where and between whom a game is played. */
const planned = ['sportId', 'homeTeamId', 'awayTeamId', 'dateTime', 'location'];

/** What a game would clash with, saved with these values. A result changes no plan; a restored game is planned again. */
export async function clashTexts(row: Game | null, values: Readonly<Record<string, unknown>>): Promise<string[]> {
  const isPlan = planned.some((name) => name in values) || values['status'] === 'upcoming';
  if (!isPlan) return [];
  const body = { ...values, ...(row && { id: row.id }) };
  return Answer.parse(await send('POST', '/api/games/clashes', { body })).clashes.map(({ text }) => text);
}
