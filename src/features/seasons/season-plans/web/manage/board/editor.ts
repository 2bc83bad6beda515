import type { QueryClient } from '@tanstack/react-query';
import { keepDraft, readDraft } from '#web/forms/drafts.ts';
import { ExternalStore } from '#web/routing/rendering.ts';
import { currentUserId } from '#web/session/session.ts';
import {
  type BoardStep,
  changedSince,
  didStep,
  forgetStep,
  type History,
  isStored,
  noHistory,
  readSteps,
  redidStep,
  reversed,
  undidStep,
  withSteps,
} from '../../../board-step-rules.ts';
import type { PlanGame } from '../../../contract.ts';
import { moveGames, planGamesOptions } from '../../api.ts';
import { isAway, retryMs } from '../server-away.ts';
import { type Refusal, sayRefused } from './refusals.ts';

export interface EditorState {
  history: History;
  /** Shown already, and on their way to the server, the first one first. */
  waiting: readonly BoardStep[];
  /** Whether the server does not take them now: the steps wait for it. */
  isCut: boolean;
  /** Several that were not stored, until somebody has read them. */
  refused: readonly Refusal[];
}

export const noSteps: EditorState = { history: noHistory, waiting: [], isCut: false, refused: [] };

/**
 * Stores the steps of one board one after the other. It outlives the page, so that Undo works after a look at another. Steps
 * that wait are kept on the device, and sent when the plan is opened there again.
 */
export class BoardEditor {
  readonly #state = new ExternalStore<EditorState>(noSteps);
  readonly #client: QueryClient;
  readonly #planId: number;
  readonly #account = currentUserId();
  #isSending = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient, planId: number) {
    this.#client = client;
    this.#planId = planId;
    const waiting = readSteps(readDraft(this.#account, this.#draft));
    this.#state.set({ ...noSteps, waiting, history: { done: waiting, undone: [] } });
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

  /** Sends what waits, until all is stored or the server takes no more. Steps of somebody who logged out are not sent. */
  async send(): Promise<void> {
    if (this.#isSending || this.#account !== currentUserId()) return;
    this.#isSending = true;
    clearTimeout(this.#retry);
    const refused: Refusal[] = [];
    try {
      for (let next = this.get().waiting[0]; next; next = this.get().waiting[0]) {
        if (!(await this.#store(next, refused))) break;
      }
    } finally {
      this.#isSending = false;
      sayRefused(refused);
      if (refused.length > 1) this.#set({ refused });
    }
  }

  readonly forgetRefused = () => this.#set({ refused: [] });

  /** Whether to go on: false if the server takes no steps now. */
  async #store(step: BoardStep, refused: Refusal[]): Promise<boolean> {
    const options = planGamesOptions(this.#planId);
    const { queryKey } = options;
    let games: readonly PlanGame[] = [];
    try {
      games = await this.#client.ensureQueryData(options);
      const changed = changedSince(step, games);
      if (isStored(step, games)) this.#over();
      else if (changed.length > 0) this.#refuse(step, reasonOf(changed, games), refused);
      else {
        // A read from before the move would show its games where they were.
        await this.#client.cancelQueries({ queryKey });
        const moved = await moveGames(this.#planId, { moves: step.changes.map((change) => toMove(change, games)) });
        const rows = new Map(moved.map((game) => [game.id, game]));
        this.#client.setQueryData<PlanGame[]>(queryKey, (all) => all?.map((game) => rows.get(game.id) ?? game));
        this.#over();
      }
      return true;
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      if (isAway(error)) {
        this.#set({ isCut: true });
        this.#retry = setTimeout(() => void this.send(), retryMs);
        return false;
      }
      // The games as they are now: this step and those after it are compared with them.
      await this.#client.refetchQueries({ queryKey });
      const isNewer = versionsOf(step, games) !== versionsOf(step, this.#client.getQueryData(queryKey) ?? []);
      if (!isNewer) this.#refuse(step, error, refused);
      return true;
    }
  }

  #over() {
    this.#set({ waiting: this.get().waiting.slice(1), isCut: false });
  }

  #refuse(step: BoardStep, why: Refusal['why'], refused: Refusal[]) {
    refused.push({ step, why });
    this.#set({ waiting: this.get().waiting.slice(1), history: forgetStep(this.get().history, step), isCut: false });
  }

  #set(change: Partial<EditorState>) {
    const state = { ...this.get(), ...change };
    if (change.waiting) keepDraft(this.#account, this.#draft, state.waiting.length === 0 ? null : state.waiting);
    this.#state.set(state);
  }

  get #draft() {
    return `season-plan-steps:${this.#planId}`;
  }
}

const reasonOf = (changed: readonly number[], games: readonly PlanGame[]): Refusal['why'] =>
  changed.every((id) => games.some((game) => game.id === id)) ? 'moved' : 'gone';

const versionsOf = ({ changes }: BoardStep, games: readonly PlanGame[]): string =>
  changes.map(({ id }) => games.find((game) => game.id === id)?.version).join();

function toMove({ id, to }: BoardStep['changes'][number], games: readonly PlanGame[]) {
  const version = games.find((game) => game.id === id)?.version ?? 0;
  return { id, version, ...to };
}

export const shownGames = (games: readonly PlanGame[], { waiting }: EditorState) => withSteps(games, waiting);

const editors = new WeakMap<QueryClient, Map<string, BoardEditor>>();

export function editorOf(client: QueryClient, planId: number): BoardEditor {
  const ofClient = editors.get(client) ?? new Map<string, BoardEditor>();
  editors.set(client, ofClient);
  const key = `${currentUserId()} ${planId}`;
  const editor = ofClient.get(key) ?? new BoardEditor(client, planId);
  ofClient.set(key, editor);
  return editor;
}
