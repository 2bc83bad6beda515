import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { reportMedian } from '#testing/timing.ts';
import { makeAmateurLeague } from '../testing/amateur-league.ts';
import { runTimetable } from './services.ts';

test('while a timetable is made, the server keeps nobody waiting for more than 50 ms', async () => {
  const question = makeAmateurLeague({ seed: 14, teams: 15, days: 273, homeDays: [14, 15], absences: [10, 30] });
  const tries: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    await setTimeout(20);
    delay.enable();
    await runTimetable(question, { seconds: 2, seed: run });
    delay.disable();
    tries.push(delay.percentile(99) / 1e6);
  }
  expect(reportMedian('event loop delay, p99', tries)).toBeLessThan(50);
});
