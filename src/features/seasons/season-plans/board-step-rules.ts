/** What somebody did on the board, so that it can be undone and redone, and is never written over what another did since. */
import * as z from 'zod/mini';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { Place, PlanGame } from './contract.ts';

const GameState = z.object({ ...Place.shape, isLocked: PlanGame.shape.isLocked });
export type GameState = z.infer<typeof GameState>;

const GameChange = z.object({ id: PlanGame.shape.id, from: GameState, to: GameState });

const BoardStep = z.object({
  /** What was done, in words: `Ants v Bees moved to Tue 3 Mar, 18:00`. */
  text: z.string(),
  changes: z.array(GameChange),
});
export type BoardStep = z.infer<typeof BoardStep>;

/** The steps that a device kept; none if it kept something else. */
export function readSteps(kept: unknown): BoardStep[] {
  const read = z.array(BoardStep).safeParse(kept);
  return read.success ? read.data : [];
}

export interface History {
  /** The latest last. */
  done: readonly BoardStep[];
  undone: readonly BoardStep[];
}

export const noHistory: History = { done: [], undone: [] };

const maxSteps = 100;

export const didStep = ({ done }: History, step: BoardStep): History => ({
  done: [...done, step].slice(-maxSteps),
  undone: [],
});

export const undidStep = ({ done, undone }: History): History => {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
};

export const redidStep = ({ done, undone }: History): History => {
  const last = undone.at(-1);
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone };
};

/** Without a step that could not be stored, or that could not be undone. */
export function forgetStep({ done, undone }: History, step: BoardStep): History {
  const isAnother = (other: BoardStep) => other !== step && !isDeepEqual(reversed(other), step);
  return { done: done.filter(isAnother), undone: undone.filter(isAnother) };
}

export const reversed = ({ text, changes }: BoardStep): BoardStep => ({
  text,
  changes: changes.map(({ id, from, to }) => ({ id, from: to, to: from })),
});

export const stateOf = ({ dateTime, venueId, court, isLocked }: GameState): GameState => ({
  dateTime,
  venueId,
  court,
  isLocked,
});

/** The games that are no longer where the person saw them when they decided. */
export const changedSince = ({ changes }: BoardStep, games: readonly PlanGame[]): number[] =>
  changes.filter(({ id, from }) => !isSameState(gameOf(games, id), from)).map(({ id }) => id);

/** Whether its games are where it puts them: it was stored, and the answer did not come. */
export const isStored = ({ changes }: BoardStep, games: readonly PlanGame[]): boolean =>
  changes.every(({ id, to }) => isSameState(gameOf(games, id), to));

const gameOf = (games: readonly PlanGame[], id: number) => games.find((game) => game.id === id);

function isSameState(game: GameState | undefined, state: GameState): boolean {
  if (!game) return false;
  const isSamePlace = game.venueId === state.venueId && game.court === state.court;
  return isSamePlace && game.isLocked === state.isLocked && toTime(game) === toTime(state);
}

const toTime = ({ dateTime }: GameState): number | null => (dateTime === null ? null : Date.parse(dateTime));

/** The games as they will be once these steps are stored. Games that none of them is about stay the same objects. */
export function withSteps(games: readonly PlanGame[], steps: readonly BoardStep[]): readonly PlanGame[] {
  if (steps.length === 0) return games;
  const states = new Map<number, GameState>();
  for (const { changes } of steps) for (const { id, to } of changes) states.set(id, to);
  return games.map((game) => {
    const state = states.get(game.id);
    return state ? { ...game, ...state, problem: state.dateTime === null ? game.problem : null } : game;
  });
}
