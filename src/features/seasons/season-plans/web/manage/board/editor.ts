import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api.ts';
import { ExternalStore } from '#web/routing/rendering.ts';
import {
  type BoardStep,
  changedSince,
  didStep,
  forgetStep,
  type History,
  noHistory,
  redidStep,
  reversed,
  undidStep,
  withSteps,
} from '../../../board-step-rules.ts';
import type { PlanGame } from '../../../contract.ts';
import { moveGames, planGamesOptions } from '../../api.ts';

export interface EditorState {
  history: History;
  /** Shown already, and on their way to the server, the first one first. */
  waiting: readonly BoardStep[];
  /** Whether the server could not be reached: the steps wait for it. */
  isCut: boolean;
}

/** Why a step was not stored: its games have changed meanwhile (`conflict`), or the server's words. */
export type StepFailure = (step: BoardStep, why: 'conflict' | Error) => void;

/** Stores the steps of one board one after the other. It outlives the page, so that Undo works after a look at another. */
export class BoardEditor {
  readonly #state = new ExternalStore<EditorState>({ history: noHistory, waiting: [], isCut: false });
  readonly #client: QueryClient;
  readonly #planId: number;
  #isSending = false;
  onFailure: StepFailure = () => undefined;

  constructor(client: QueryClient, planId: number) {
    this.#client = client;
    this.#planId = planId;
  }

  readonly get = (): EditorState => this.#state.get();
  readonly subscribe = (notify: () => void) => this.#state.subscribe(notify);

  perform(step: BoardStep): void {
    this.#queue(step, didStep(this.get().history, step));
  }

  /** What is undone, or null if there is nothing. */
  undo(): BoardStep | null {
    const step = this.get().history.done.at(-1) ?? null;
    if (step) this.#queue(reversed(step), undidStep(this.get().history));
    return step;
  }

  redo(): BoardStep | null {
    const step = this.get().history.undone.at(-1) ?? null;
    if (step) this.#queue(step, redidStep(this.get().history));
    return step;
  }

  #queue(step: BoardStep, history: History) {
    this.#set({ history, waiting: [...this.get().waiting, step] });
    void this.send();
  }

  /** Sends what waits, until all is stored or the server cannot be reached. */
  async send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.get().waiting[0]; next; next = this.get().waiting[0]) {
        if (!(await this.#store(next))) break;
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Whether the step is over: stored, or refused. */
  async #store(step: BoardStep): Promise<boolean> {
    const { queryKey } = planGamesOptions(this.#planId);
    const games = this.#client.getQueryData<PlanGame[]>(queryKey) ?? [];
    if (changedSince(step, games).length > 0) {
      this.#drop(step, 'conflict');
      return true;
    }
    try {
      const stored = await moveGames(this.#planId, { moves: step.changes.map((change) => toMove(change, games)) });
      await this.#client.cancelQueries({ queryKey });
      this.#client.setQueryData<PlanGame[]>(queryKey, stored);
      this.#set({ waiting: this.get().waiting.slice(1), isCut: false });
      return true;
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      if (error instanceof ApiError && error.status === 0) {
        this.#set({ isCut: true });
        return false;
      }
      // The games as they are now, so that the steps after this one are compared with them.
      await this.#client.refetchQueries({ queryKey });
      this.#drop(step, error instanceof ApiError && error.status === 409 ? 'conflict' : error);
      return true;
    }
  }

  #drop(step: BoardStep, why: 'conflict' | Error) {
    const { history, waiting } = this.get();
    this.#set({ waiting: waiting.slice(1), history: forgetStep(history, step) });
    this.onFailure(step, why);
  }

  #set(change: Partial<EditorState>) {
    this.#state.set({ ...this.get(), ...change });
  }
}

function toMove({ id, to }: BoardStep['changes'][number], games: readonly PlanGame[]) {
  const version = games.find((game) => game.id === id)?.version ?? 0;
  return { id, version, ...to };
}

export const shownGames = (games: readonly PlanGame[], { waiting }: EditorState) => withSteps(games, waiting);

const editors = new WeakMap<QueryClient, Map<number, BoardEditor>>();

export function editorOf(client: QueryClient, planId: number): BoardEditor {
  const ofClient = editors.get(client) ?? new Map<number, BoardEditor>();
  editors.set(client, ofClient);
  const editor = ofClient.get(planId) ?? new BoardEditor(client, planId);
  ofClient.set(planId, editor);
  return editor;
}
