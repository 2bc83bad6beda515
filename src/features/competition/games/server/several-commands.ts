import { readSettings } from '#platform/settings/server/queries.ts';
import { conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Game } from '../contract.ts';
import { movedBy } from '../move-rules.ts';
import type { BulkGameChange } from '../several-fields.ts';
import { changeGame, planGame } from './commands.ts';

/** The change that several games get together, for one of them. Only games that have not started change their plan. */
export async function changeForEach(
  { db }: Pick<Write, 'db'>,
  { move, location, competitionId, word }: BulkGameChange,
): Promise<(write: Write, game: Game) => Promise<void>> {
  if (competitionId !== undefined) return (write, game) => changeGame(write, game, { competitionId });
  if (!move) return (write, game) => planGame(write, game, { location }, word);
  const { timeZone } = await readSettings(db);
  return (write, game) => {
    if (game.dateTime === null) throw conflict('This game has no day yet: enter it first');
    return planGame(write, game, { dateTime: movedBy(game.dateTime, move, timeZone) }, word);
  };
}
