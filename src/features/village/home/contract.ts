import * as z from 'zod/mini';
import { Game } from '#features/competition/games/contract.ts';
import { Done } from '#shared/fields.ts';

const Step = z.object({ title: z.string(), text: z.string(), link: z.string() });

/** What is left to do for a newcomer; nothing once the card was put away. */
const Steps = z.object({
  steps: z.array(Step),
  /** Nobody has installed the app yet under this account, as far as the app was told. */
  offersInstall: z.boolean(),
});
export type Steps = z.infer<typeof Steps>;

export const Home = z.extend(Steps, {
  /** Games of one's own teams: the live ones, the next ones of each, and the latest result of each. */
  rows: z.array(Game),
});
export type Home = z.infer<typeof Home>;

/** What the person themselves says is done: the whole card, or installing, which no server sees. */
export const SaidDone = z.strictObject({ done: z.enum(['all', 'install']) });
export type SaidDone = z.infer<typeof SaidDone>;

export const endpoints = {
  'GET /api/user/home': { response: Home },
  'POST /api/user/home/steps': { body: SaidDone, response: Done },
};
