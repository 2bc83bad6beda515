import { expect, it } from 'vitest';
import { sampleLog } from '../testing/sample-log.ts';
import { findFaults } from './check-rules.ts';
import { checkLogText } from './check-text.ts';
import type { GameLog } from './game-log.ts';

const log = sampleLog('Lions');
const changed = (outcome: Partial<GameLog['outcome']>): GameLog => ({
  ...log,
  outcome: { ...log.outcome, ...outcome },
});

it('finds nothing in a log of which all follows from its events', () => {
  expect(findFaults(log)).toEqual([]);
});

it('says each difference in words', () => {
  const { boxScore } = log.outcome;
  const [line] = boxScore.lines;
  const lines = line ? [{ ...line, side: 'away' as const, stats: { goals: 2, shots: 1, shotsOnTarget: 1 } }] : [];
  expect(
    findFaults(
      changed({
        score: { home: 1, away: 2 },
        periods: [
          [1, 0],
          [0, 2],
        ],
        shootout: { home: 4, away: 3 },
        boxScore: { ...boxScore, lines, teams: { home: { corners: 3 }, away: {} } },
      }),
    ),
  ).toEqual([
    'The score is 1–2, and the events give 1–0',
    'The shoot-out is 4–3, and the events give none',
    'Period 2 ended 0–2, and the events give nothing',
    "The line of Zoë d'Ô says away side, played, and the events give home side, played",
    "Zoë d'Ô has 2 goals, and the events give 1",
    '1. FC Lions as a team has 3 corners, and the events give 0',
  ]);
});

it('says which line is missing, on either side', () => {
  const { boxScore } = log.outcome;
  const extra = { playerId: -3, side: 'away' as const, didNotPlay: true, note: null, stats: {} };
  expect(findFaults(changed({ boxScore: { ...boxScore, lines: [extra] } }))).toEqual([
    'Walk-on -3 has a line in the box score, and the events give none',
    "Zoë d'Ô has no line in the box score, and the events give one",
  ]);
});

it('says what events name that the file does not have', () => {
  const [goal, end] = log.events;
  if (!goal || !end) throw new Error('The sample has two events');
  const events = [
    goal,
    { ...goal, id: 'another-one', tap: 'try', playerId: 8 } as typeof goal,
    { ...end, id: goal.id },
  ];
  expect(findFaults({ ...log, events }).slice(0, 3)).toEqual([
    'Event 2 (tap) is of “try”, which this sport has no tap for',
    'Event 2 (tap) names player 8, who is not among the players',
    `Event 3 (end) has the id of event 1`,
  ]);
});

it('says what is wrong with a text that is no log, and what a good one holds', () => {
  expect(checkLogText('{').faults).toEqual(['This file is not JSON']);
  expect(checkLogText('[]').faults).toEqual(['The file is not valid']);
  const { game: _, ...without } = log;
  expect(checkLogText(JSON.stringify(without)).faults).toEqual(['game is required']);
  expect(checkLogText(JSON.stringify(log)).summary).toBe(
    'Futsal Lions, 1. FC Lions v Ma’s “Other” Lions 🥅 1–0: 2 events give this score, its 1 periods and 1 lines of the box score',
  );
});
