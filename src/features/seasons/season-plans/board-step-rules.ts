/** What somebody did on the board, so that it can be undone and redone, and is never written over what another did since. */
import type { Place, PlanGame } from './contract.ts';

export type GameState = Place & Pick<PlanGame, 'isLocked'>;

export interface GameChange {
  id: number;
  from: GameState;
  to: GameState;
}

export interface BoardStep {
  /** What was done, in words: `Ants v Bees moved to Tue 3 Mar, 18:00`. */
  text: string;
  changes: readonly GameChange[];
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

/** Without a step that could not be stored. */
export const forgetStep = ({ done, undone }: History, step: BoardStep): History => ({
  done: done.filter((other) => other !== step),
  undone: undone.filter((other) => other !== step),
});

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
export const changedSince = (step: BoardStep, games: readonly PlanGame[]): number[] =>
  step.changes
    .filter(
      ({ id, from }) =>
        !isSameState(
          games.find((game) => game.id === id),
          from,
        ),
    )
    .map(({ id }) => id);

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
