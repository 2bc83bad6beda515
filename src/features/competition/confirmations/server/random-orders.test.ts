import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { repeats } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { type AskedResult, decideStatus, isSameResult, type ResultEvent, settle, whyNot } from '../rules.ts';
import { confirmingIn } from '../testing/confirming-in.ts';
import { type Action, randomActions } from '../testing/random-orders.ts';
import { resultIn } from '../testing/result-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);
const results = confirmingIn(arena, world);
await results.addCaptain(opponents.homeTeamId, 'member');
await results.addCaptain(opponents.awayTeamId, 'otherMember');

const captains = { home: 'member', away: 'otherMember' } as const;
const day = 24 * 60 * 60_000;

/** The events that the server should have stored, for comparison by the pure function. */
class Expected {
  events: ResultEvent[] = [];
  #asked = 0;

  settled = () => settle(this.events, new Date());
  apply = (event: ResultEvent): boolean => {
    if (whyNot(this.settled(), event) !== null) return false;
    this.events.push(event);
    return true;
  };
  ask(homeScore: number, awayScore: number): void {
    const { homeTeamId, awayTeamId } = opponents;
    const playedOut = { resultType: null, resultAgainst: null, homeShootout: null, awayShootout: null };
    const result: AskedResult = { homeTeamId, awayTeamId, homeScore, awayScore, ...playedOut };
    const { request, closedBy } = this.settled();
    if (request && closedBy !== 'end' && isSameResult(request.result, result)) return;
    this.#asked += 1;
    this.events.push({ kind: 'asked', id: this.#asked, at: now(), result, withoutCaptain: [] });
  }
  letADayPass(): void {
    this.events = this.events.map((event) => ({ ...event, at: new Date(Date.parse(event.at) - day).toISOString() }));
  }
}

const now = () => new Date().toISOString();

/** Performs an action on the server and in `expected`. Both must allow or refuse it. */
async function play(
  id: number,
  expected: Expected,
  { action, side, score: [homeScore, awayScore] }: Action,
): Promise<void> {
  const at = now();
  const captain = captains[side];
  if (action === 'silence') {
    await results.letADayPass(id);
    return expected.letADayPass();
  }
  if (action === 'correct') {
    expect((await results.change(id, { homeScore, awayScore, resultType: 'completed' })).status).toBe(200);
    return expected.ask(homeScore, awayScore);
  }
  if (action === 'end') {
    expect((await results.change(id, { resultType: 'annulled' })).status).toBe(200);
    return void expected.apply({ kind: 'ended', at });
  }
  const [statusIs, isPossible] = await performed();
  expect(statusIs, action).toBe(isPossible ? (action === 'takeBack' ? 200 : 201) : 409);

  async function performed(): Promise<[number, boolean]> {
    const reason = 'We counted 69.';
    if (action === 'confirm')
      return [(await results.confirm(id, captain)).status, expected.apply({ kind: 'confirmed', side, at })];
    if (action === 'dispute') {
      return [
        (await results.dispute(id, captain, reason)).status,
        expected.apply({ kind: 'disputed', side, at, reason }),
      ];
    }
    if (action === 'takeBack')
      return [(await results.takeBack(id, captain)).status, expected.apply({ kind: 'takenBack', side, at })];
    if (action === 'uphold')
      return [(await results.decide(id, { reason })).status, expected.apply({ kind: 'upheld', at, reason })];
    const other = { homeScore: homeScore + 10, awayScore };
    const { status } = await results.decide(id, { reason, ...other });
    const isDecided = expected.apply({ kind: 'overturned', at, reason });
    if (isDecided) expected.ask(other.homeScore, other.awayScore);
    return [status, isDecided];
  }
}

const short = (history: readonly { kind: string; side: string | null; homeScore: number; awayScore: number }[]) =>
  history.map(({ kind, side, homeScore, awayScore }) => `${kind} ${side} ${homeScore}-${awayScore}`);

const orders = repeats('ORDERS', 12, 40);

it(`agrees with the pure function after ${orders} random orders of actions of captains, officers and time`, async () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= orders; seed += 1) {
    const id = await results.completed(undefined, { homeScore: 70, awayScore: 65 });
    const expected = new Expected();
    expected.ask(70, 65);
    for (const action of randomActions(seed, 7)) {
      await play(id, expected, action);
      const answer = await results.seen(id, 'officer');
      const settled = expected.settled();
      expect(short(answer.history), `seed ${seed}`).toEqual(short(settled.history));
      expect([answer.status, answer.home, answer.away]).toEqual([
        ...[decideStatus(settled), settled.home.statement, settled.away.statement],
      ]);
      expect(resultIn(answer.history)).toMatchObject({ status: answer.status, corrected: answer.corrected });
      seen.add(answer.status);
    }
    const answer = await results.seen(id, 'officer');
    expect(await results.disputesWaiting()).toBe(Number(answer.status === 'disputed'));
    const game = (await arena.as.member.get(`/api/games/${id}`)).as(Game);
    if (answer.status !== 'none') expect(resultIn(answer.history).score).toEqual([game.homeScore, game.awayScore]);
    expect((await arena.as.adminWithWindow.delete(`/api/games/${id}`)).status).toBe(200);
  }
  expect([...seen].sort()).toEqual(['agreed', 'awaiting', 'confirmed', 'decided', 'disputed', 'none']);
});
