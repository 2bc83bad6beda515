import * as z from 'zod/mini';
import { GameLog } from './game-log.ts';

/** The JSON Schema of a game's log, made from the contract that reads it. `docs/game-log.schema.json` is a copy. */
export const gameLogSchema = () => ({
  title: 'The play-by-play of a game, as Village Arena writes and reads it',
  ...z.core.toJSONSchema(GameLog, { io: 'input', unrepresentable: 'any' }),
});
