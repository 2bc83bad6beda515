import type { ServerResponse } from 'node:http';
import { isMember, type Viewer } from '../access.ts';
import { type Change, type Changes, everything, type Topic } from '../changes.ts';
import type { Viewers } from '../viewers.ts';

/**
 * Who hears of a topic, by the word before its colon (`game` of `game:115`). A topic without a rule is heard by
 * nobody.
 */
export type TopicRules = Readonly<Record<string, (viewer: Viewer, rest: string) => boolean>>;

interface Listener {
  response: ServerResponse;
  /** Who it counts for: an account, or the visitors at an address. */
  party: string;
  token: string | undefined;
  viewer: Viewer;
}

const heartbeatEvery = 25_000;
const mostListeners = 10_000;
/** More than anyone's tabs and phones need; without it one person could take all places. */
const mostPerAccount = 30;
const mostVisitorsPerAddress = 500;
const mostUnsentBytes = 256 * 1024;
/** When to ask about a session again after the database could not be asked. */
const usualRetryAfter = 1_000;

/** The one stream to browsers: which topics changed, never what they hold. Each hears only what they may read. */
export class Live {
  readonly #listeners = new Set<Listener>();
  /** How many streams each party has. */
  readonly #parties = new Map<string, number>();
  readonly #changes: Changes;
  readonly #viewers: Viewers;
  readonly #rules: TopicRules;
  readonly #heartbeat: NodeJS.Timeout;
  /** Those whose session could not be looked up: they stay, as who they were, until the database answers. */
  readonly #unsettled = new Set<Listener>();
  readonly #retryAfter: number;
  #retry: NodeJS.Timeout | undefined;

  constructor(changes: Changes, viewers: Viewers, rules: TopicRules, retryAfter = usualRetryAfter) {
    this.#retryAfter = retryAfter;
    this.#changes = changes;
    this.#viewers = viewers;
    this.#rules = rules;
    changes.listen((change) => this.#tell(change));
    this.#heartbeat = setInterval(() => this.#sendAll(':\n\n'), heartbeatEvery);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#listeners.size;
  }

  hasRoomFor(viewer: Viewer, address: string): boolean {
    const most = isMember(viewer) ? mostPerAccount : mostVisitorsPerAddress;
    return this.#listeners.size < mostListeners && (this.#parties.get(partyOf(viewer, address)) ?? 0) < most;
  }

  /** Starts a stream. The greeting names the latest change, so that a browser notices what it has missed. */
  add(response: ServerResponse, token: string | undefined, viewer: Viewer, address: string): void {
    const listener = { response, token, viewer, party: partyOf(viewer, address) };
    this.#listeners.add(listener);
    this.#parties.set(listener.party, (this.#parties.get(listener.party) ?? 0) + 1);
    response.on('close', () => this.#forget(listener));
    response.write(`retry: 2000\n${event('hello', { number: this.#changes.latest })}`);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    for (const { response } of this.#listeners) response.end();
    this.#listeners.clear();
  }

  #forget(listener: Listener): void {
    this.#listeners.delete(listener);
    this.#unsettled.delete(listener);
    const left = (this.#parties.get(listener.party) ?? 1) - 1;
    if (left > 0) this.#parties.set(listener.party, left);
    else this.#parties.delete(listener.party);
  }

  #tell(change: Change): void {
    const accounts = change.topics.filter((topic) => topic === everything || topic.startsWith('account:'));
    const audiences = new Map<string, string>();
    for (const listener of this.#listeners) {
      const audience = this.#audienceOf(listener.viewer, change.topics);
      const message = audiences.get(audience) ?? this.#message(change, listener.viewer);
      audiences.set(audience, message);
      if (message !== '') send(listener, message);
      if (accounts.some((topic) => concerns(topic, listener.viewer))) void this.#lookAgain(listener);
    }
  }

  #message({ number, topics }: Change, viewer: Viewer): string {
    const heard = topics.filter((topic) => this.#hears(viewer, topic));
    return heard.length === 0 ? '' : `id: ${number}\n${event('change', { number, topics: heard })}`;
  }

  #hears(viewer: Viewer, topic: Topic): boolean {
    if (topic === everything) return true;
    const [word = '', ...rest] = topic.split(':');
    return this.#rules[word]?.(viewer, rest.join(':')) ?? false;
  }

  /** Listeners who hear the same of this change: by role, and by account only where a topic is somebody's own. */
  #audienceOf(viewer: Viewer, topics: readonly Topic[]): string {
    if (!isMember(viewer)) return 'visitor';
    const role = `${viewer.isAdmin}${viewer.isGroundAnchor}`;
    const personal = topics.some((topic) => this.#rules[topic.split(':')[0] ?? ''] === own);
    return personal ? `${role} ${viewer.accountId}` : role;
  }

  /**
   * A stream ends when the database says that its session has, and hears by the rights its account has now. Answers
   * whether the database could be asked.
   */
  async #lookAgain(listener: Listener): Promise<boolean> {
    try {
      const viewer = await this.#viewers.resolve(listener.token, new Date());
      this.#unsettled.delete(listener);
      if (isMember(viewer)) listener.viewer = viewer;
      else this.#end(listener);
      return true;
    } catch {
      if (this.#listeners.has(listener)) this.#unsettled.add(listener);
      this.#retry ??= setTimeout(() => void this.#lookAtUnsettled(), this.#retryAfter).unref();
      return false;
    }
  }

  /** The first one that fails again spares the database the others, until the next try. */
  async #lookAtUnsettled(): Promise<void> {
    this.#retry = undefined;
    for (const listener of this.#unsettled) if (!(await this.#lookAgain(listener))) return;
  }

  #end(listener: Listener): void {
    send(listener, event('ended', {}));
    listener.response.end();
  }

  #sendAll(message: string): void {
    for (const listener of this.#listeners) send(listener, message);
  }
}

const partyOf = (viewer: Viewer, address: string): string =>
  isMember(viewer) ? `a${viewer.accountId}` : `@${address}`;

/** The rule of topics that carry the id of the one account they are about: `notices:7`. */
export const own = (viewer: Viewer, id: string): boolean => isMember(viewer) && String(viewer.accountId) === id;

const concerns = (topic: Topic, viewer: Viewer) =>
  isMember(viewer) && (topic === everything || topic === `account:${viewer.accountId}`);

const event = (name: string, content: object) => `event: ${name}\ndata: ${JSON.stringify(content)}\n\n`;

/** One that no longer reads is cut off rather than remembered for. */
function send({ response }: Listener, message: string): void {
  if (response.writableLength > mostUnsentBytes) response.destroy();
  else response.write(message);
}
