import { CheckedSportFile } from '#features/teams/sports/definitions/checked-file.ts';
import { findSportFile } from '#features/teams/sports/server/sport-file-queries.ts';
import { type GameLog, logFormat, logVersion } from '../server/game-log.ts';

/** A form with a log, as a browser sends it. */
export function logForm(log: unknown): FormData {
  const form = new FormData();
  form.set('file', new Blob([typeof log === 'string' ? log : JSON.stringify(log)]), 'game.json');
  return form;
}

/** A goal and the end, in a sport and between teams that no other test has. */
export function sampleLog(word: string): GameLog {
  const goal = { home: 1, away: 0 };
  return {
    format: logFormat,
    version: logVersion,
    sport: { name: `Futsal ${word}`, definition: CheckedSportFile.parse(findSportFile('soccer')) },
    game: {
      dateTime: '2026-05-24T16:00:00.000Z',
      status: 'completed',
      season: '2026',
      category: 'regular',
      competition: null,
      group: null,
      round: null,
      location: 'Cage 3',
      home: { name: `1. FC ${word}`, gender: 'Female' },
      away: { name: `Ma’s “Other” ${word} 🥅`, gender: 'Mixed' },
      overtime: false,
      resultType: null,
      resultAgainst: null,
      forfeitNotice: null,
      counts: true,
      homeTries: null,
      awayTries: null,
      homeBonusPoints: null,
      awayBonusPoints: null,
    },
    players: [{ id: 5, side: 'home', name: "Zoë d'Ô", number: 9, position: null }],
    events: [
      {
        id: 'the-goal',
        kind: 'tap',
        at: '2026-05-24T16:07:00.000Z',
        side: 'home',
        period: 1,
        tap: 'goal',
        playerId: 5,
      },
      { id: 'the-last', kind: 'end', at: '2026-05-24T17:00:00.000Z' },
    ],
    typed: { boxScore: [] },
    outcome: {
      score: goal,
      shootout: null,
      periods: [[1, 0]],
      innings: null,
      boxScore: {
        lines: [
          { playerId: 5, side: 'home', didNotPlay: false, note: null, stats: { goals: 1, shotsOnTarget: 1, shots: 1 } },
        ],
        teams: { home: {}, away: {} },
        counted: ['goals', 'shots', 'shotsOnTarget'],
      },
    },
  };
}
