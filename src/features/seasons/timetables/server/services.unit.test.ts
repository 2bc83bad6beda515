import { describe, expect, it } from 'vitest';
import { makeAmateurLeague } from '../testing/amateur-league.ts';
import type { TimetableProgress } from './generator/generate.ts';
import { runTimetable } from './services.ts';

const league = makeAmateurLeague({ seed: 3, teams: 6, days: 120, homeDays: [8, 10], absences: [0, 5] });
const large = makeAmateurLeague({ seed: 4, teams: 15, days: 273, homeDays: [14, 14], absences: [10, 20] });

describe('a timetable made beside the server', () => {
  it('has all games, and is the same for the same seed', async () => {
    const [one, two] = await Promise.all([runTimetable(league, { rounds: 40 }), runTimetable(league, { rounds: 40 })]);
    expect(one).toEqual(two);
    expect(one.placements).toHaveLength(30);
  });

  it('says how far it is, and what the plan is like so far', async () => {
    const heard: TimetableProgress[] = [];
    await runTimetable(large, { rounds: 200, onProgress: (progress) => heard.push(progress) });
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every(({ percent, measures }) => percent < 100 && measures.games === 210)).toBe(true);
  });

  it('ends when it is cancelled, also while it waits for another, and lets the next one begin', async () => {
    const [running, waiting] = [new AbortController(), new AbortController()];
    let hasWaited = false;
    const first = runTimetable(large, { seconds: 600, signal: running.signal });
    const second = runTimetable(large, {
      seconds: 600,
      signal: waiting.signal,
      onWaiting: () => {
        hasWaited = true;
      },
    });
    waiting.abort(new Error('changed my mind'));
    await expect(second).rejects.toThrow('changed my mind');
    expect(hasWaited).toBe(true);
    running.abort();
    await expect(first).rejects.toThrow();
    expect((await runTimetable(league, { rounds: 10 })).measures.games).toBe(30);
  });

  it('ends with the best so far once that is enough, or its time is over', async () => {
    const enough = new AbortController();
    const kept = await runTimetable(large, { seconds: 600, enough: enough.signal, onProgress: () => enough.abort() });
    expect(kept.measures).toMatchObject({ games: 210, unplaced: kept.unplaced.length });
    const began = performance.now();
    expect((await runTimetable(large, { mostSeconds: 0.2 })).measures.games).toBe(210);
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});
