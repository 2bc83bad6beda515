import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSheetQuestion } from './read-sheet-question.ts';

const fixture = (name: string) => readSheetQuestion(readFileSync(join(import.meta.dirname, '../../../fixtures', name)));
const csv = (text: string) => readSheetQuestion(new TextEncoder().encode(text));

const season = '[Season]\nSetting,Value\nFirst day,2026-09-01\nLast day,2026-09-30\n';

describe('a spreadsheet of a season', () => {
  it('gives leagues, courts, slots and days off of a CSV', () => {
    const { question, notes } = fixture('evening-league.csv');
    expect(notes).toEqual([]);
    expect(question.competitions.map(({ name, restDays, gamesPerWeek }) => [name, restDays, gamesPerWeek])).toEqual([
      ['Women', 2, 1],
      ['Men', 2, 1],
    ]);
    expect(question.courts.map(({ name }) => name)).toEqual(['Court 1', 'Court 2']);
    expect([...new Set(question.slots.map(({ from }) => from))]).toEqual(['18:00', '18:45', '19:30']);
    expect(question.daysOff).toContainEqual({ from: '2026-11-10', until: '2026-11-10', reason: 'Memorial' });
    expect(question.teams.find(({ id }) => id === '7th Floor')?.absences).toHaveLength(2);
    expect(question.games[0]?.courts).toBeUndefined();
  });

  it('gives each team of a workbook its own hall and home dates', () => {
    const { question } = fixture('five-halls.xlsx');
    const home = (team: string) => question.games.find((game) => 'team' in game.home && game.home.team === team);
    expect(home('Owls')?.courts).toEqual(['Hall of Owls']);
    expect(home('X')?.courts).toEqual(['Gym']);
    const ofOwls = question.slots.filter(({ court }) => court === 'Hall of Owls');
    expect(new Set(ofOwls.map(({ day, from }) => `${new Date(day).getUTCDay()} ${from}`))).toEqual(
      new Set(['1 20:30']),
    );
  });

  it.each([
    ['[Teams]\nTeam\nA\nB\n', 'The list season has no first day'],
    [`${season}[Teams]\nTeam\nA\n`, 'The list teams has no two teams'],
    [`${season}[Teams]\nName\nA\nB\n`, 'teams: there is no column team'],
    [`${season}[Teams]\nTeam\nA\nA\n`, 'teams, line 8: there are two teams A'],
    [`${season}[Teams]\nTeam,Unavailable\nA,31 June\nB,\n`, 'teams, line 7: 31 June is not a day such as 2026-09-01'],
    [`${season}[Teams]\nTeam,Not before\nA,six\nB,\n`, 'teams, line 7: six is not a time such as 18:30'],
    [
      `${season}[Teams]\nTeam,Hall\nA,Gym\nB,\n`,
      'A has the hall Gym, which is not in the list halls, and no home dates',
    ],
  ])('says what is wrong: %j', (text, message) => {
    expect(() => csv(text)).toThrow(message);
  });

  it('says what it does not read', () => {
    const { notes } = csv(`${season}Colour,red\n[Teams]\nTeam,Coach\nA,\nB,Zola\n[Food]\nPizza\n`);
    expect(notes).toEqual(['teams: coach is not read', 'The list food is not read', 'season: colour is not a setting']);
  });
});
