import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TimetableQuestion } from '../contract.ts';
import { makeSeason } from './season-commands.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
const folder = mkdtempSync(join(tmpdir(), 'season-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function season(file: string, ...options: string[]) {
  const lines: string[] = [];
  const isClean = await makeSeason([join(fixtures, file), '--rounds', '60', ...options], (text) => lines.push(text));
  return { isClean, text: lines.join('\n') };
}

describe('npm run season', () => {
  it.each([
    ['house-league.json', 15],
    ['pools-and-final.json', 16],
    ['friends.xml', 30],
    ['two-divisions.xml', 24],
    ['evening-league.csv', 16],
    ['five-halls.xlsx', 20],
  ])('makes a plan of %s in which the checker finds no clash, with all games', async (file, games) => {
    const { isClean, text } = await season(file);
    expect(isClean).toBe(true);
    expect(text).toMatch(new RegExp(`Games +${games}\n`));
    expect(text).toMatch(/Without a place +0\n/);
    expect(text).not.toContain('Note:');
  });

  it('writes the plan as CSV, as JSON and as a RobinX solution, and its measures', async () => {
    const [csv, json, xml, measures] = ['plan.csv', 'plan.json', 'plan.xml', 'measures.json'].map((name) =>
      join(folder, name),
    );
    await season('two-divisions.xml', '--out', csv ?? '', '--measures', measures ?? '');
    const [header, ...rows] = readFileSync(csv ?? '', 'utf8')
      .trim()
      .split('\n');
    expect(header).toBe('date,time,slot,home,away,venue,court,competition,round,game');
    expect(rows).toHaveLength(24);
    expect(rows.some((row) => row.includes('Owls 2'))).toBe(true);
    expect(JSON.parse(readFileSync(measures ?? '', 'utf8'))).toMatchObject({ games: 24, unplaced: 0 });
    await season('house-league.json', '--out', json ?? '');
    const { games } = JSON.parse(readFileSync(json ?? '', 'utf8'));
    expect(games[0]).toMatchObject({ venue: 'Old Hall', competition: 'league', date: expect.stringMatching(/^2026-/) });
    await season('friends.xml', '--out', xml ?? '');
    expect(readFileSync(xml ?? '', 'utf8').match(/<ScheduledMatch home="\d" away="\d" slot="\d+"\/>/g)).toHaveLength(
      30,
    );
  });

  it('finds the plan that it wrote as good as it was, and names what is wrong once a row is changed', async () => {
    const [csv, before, after] = ['own.csv', 'before.json', 'after.json'].map((name) => join(folder, name));
    await season('house-league.json', '--out', csv ?? '', '--measures', before ?? '');
    const own = await season('house-league.json', '--check', csv ?? '', '--measures', after ?? '');
    expect(own.isClean).toBe(true);
    expect(readFileSync(after ?? '', 'utf8')).toBe(readFileSync(before ?? '', 'utf8'));
    const [header = '', first = '', second = '', ...rows] = readFileSync(csv ?? '', 'utf8').split('\n');
    const place = first.split(',');
    const moved = second.split(',').map((cell, at) => (at === 2 || at === 3 || at > 5 ? cell : place[at]));
    writeFileSync(csv ?? '', [header, first, moved, ...rows].join('\n'));
    const changed = await season('house-league.json', '--check', csv ?? '');
    expect(changed.isClean).toBe(false);
    expect(changed.text).toMatch(/Clash: .* v .*: .*(is taken|already play)/);
  });

  it('reads a plan made by hand by the names of teams, and says what it does not know', async () => {
    const csv = join(folder, 'hand.csv');
    writeFileSync(csv, 'Date,Time,Home,Away,Venue\n2026-09-07,18:00,Nobody,Never,Moon\n,,x,y,\n');
    const { isClean, text } = await season('house-league.json', '--check', csv);
    expect(isClean).toBe(false);
    expect(text).toContain('Clash: There is no game Nobody v Never');
    expect(text).toContain('Clash: There is no court Moon');
    expect(text).toMatch(/Without a place +15\n/);
    writeFileSync(csv, 'date,time,home,away,venue\n2026-09-07,6pm,Nobody,Never,Moon\n');
    await expect(season('house-league.json', '--check', csv)).rejects.toThrow('Line 2 of the plan: 6pm is no time');
    writeFileSync(csv, 'date;time;home;away;venue\n7 Sept;18:00;Nobody;Never;Moon\n');
    await expect(season('house-league.json', '--check', csv)).rejects.toThrow('Line 2 of the plan: 7 Sept is no date');
  });

  it('takes days of rest, days between returns and weights from the command', async () => {
    const { text } = await season('friends.xml', '--rest', '30', '--weight', 'unplaced=5');
    expect(text).toMatch(/Owls|Süd|7th Floor|Kopano|Night Shift|X/);
    expect(text).toMatch(/With .*less rest for/);
    await expect(season('friends.xml', '--weight', 'beauty=5')).rejects.toThrow('--weight beauty: there are unplaced');
    await expect(season('friends.xml', '--rest', 'much')).rejects.toThrow('--rest needs a number, not much');
    await expect(season('friends.xml', '--nonsense')).rejects.toThrow('usage: npm run season');
    await expect(season('no-such-file.json')).rejects.toThrow('no-such-file.json cannot be read');
  });

  const sheet = (season: string, teams: readonly string[], more = '') =>
    `[Season]\nSetting,Value\nFirst day,2026-09-01\nLast day,2026-12-20\n${season}\n[Teams]\nTeam,Hall,Home dates\n${teams.map((team) => `${team},Hall,Monday`).join('\n')}\n${more}`;
  const robinX = (change: (xml: string) => string) => change(readFileSync(join(fixtures, 'friends.xml'), 'utf8'));
  const json = (change: (question: TimetableQuestion) => unknown) => {
    const question = TimetableQuestion.parse(JSON.parse(readFileSync(join(fixtures, 'house-league.json'), 'utf8')));
    return JSON.stringify(change(question));
  };
  const withGame = (more: object) =>
    json((question) => ({
      ...question,
      games: question.games.map((game, at) => (at === 0 ? { ...game, ...more } : game)),
    }));

  it.each([
    ['empty.csv', '', 'The file is empty'],
    ['spaces.csv', '  \n\n', 'The list season has no first day: docs/seasons.md says how the file looks'],
    ['nobody.csv', sheet('', []), 'The list teams has no two teams'],
    ['one.csv', sheet('', ['A']), 'The list teams has no two teams'],
    ['meetings.csv', sheet('Meetings,99999999', ['A', 'B']), 'meetings must be from 1 to 20, not 99999999'],
    ['minutes.csv', sheet('Minutes,0', ['A', 'B']), 'minutes must be from 1 to 1440, not 0'],
    ['rest.csv', sheet('Days of rest,999', ['A', 'B']), 'days of rest must be from 0 to 60, not 999'],
    [
      'courts.csv',
      sheet('', ['A', 'B'], '[Halls]\nHall,Days,From,Until,Courts\nHall,Monday,18:00,22:00,999999999'),
      'courts must be a whole number from 1 to 100, not 999999999',
    ],
    ['back.csv', sheet('Last day,2025-12-20', ['A', 'B']), 'The last day, 2025-12-20, is before the first, 2026-09-01'],
    ['long.csv', sheet('Last day,2099-12-20', ['A', 'B']), 'A season has at most 800 days'],
    [
      'rounds.xml',
      robinX((xml) => xml.replace(/<numberRoundRobin>\d+/, '<numberRoundRobin>1000000')),
      'numberRoundRobin',
    ],
    ['many.xml', robinX((xml) => xml.replace(/<numberRoundRobin>\d+/, '<numberRoundRobin>many')), 'up to 20, not many'],
    [
      'none.xml',
      robinX((xml) => xml.replace(/<numberRoundRobin>\d+/, '<numberRoundRobin>0')),
      'There is no game to place',
    ],
    ['teams.xml', robinX((xml) => xml.replace(/<Teams>.*<\/Teams>/s, '')), 'has no teams, or no slots'],
    ['twice.xml', robinX((xml) => xml.replace('id="1"', 'id="0"')), 'There are two of '],
    ['team.json', withGame({ home: { team: 'nobody' } }), 'there is no team nobody'],
    ['self.json', withGame({ home: { team: 'x' }, away: { team: 'x' } }), 'there is no team x'],
    ['court.json', withGame({ courts: ['nowhere'] }), 'there is no court nowhere'],
    ['competition.json', withGame({ competition: 'nothing' }), 'there is no competition nothing'],
    ['winner.json', withGame({ home: { winnerOf: 'nix' } }), 'there is no game nix'],
    [
      'wrong.json',
      json((question) => ({ ...question, name: 7 })),
      'In name: what stands there is missing, or not what',
    ],
    ['day.json', json((question) => ({ ...question, firstDay: 'May' })), 'In firstDay: must be a day'],
    [
      'twice.json',
      json((question) => ({ ...question, games: [...question.games, ...question.games] })),
      'There are two of game',
    ],
    ['cut.json', '{"name":', 'This is not JSON'],
    ['list.json', '[]', 'The list season has no first day'],
  ])('says in a sentence what is wrong with %s', async (name, text, message) => {
    writeFileSync(join(folder, name), text);
    await expect(makeSeason([join(folder, name), '--rounds', '1'], () => undefined)).rejects.toThrow(message);
  });

  it('says in a sentence which option it cannot follow, before anybody waits', async () => {
    await expect(season('friends.xml', '--out', join(folder, 'no-folder', 'plan.csv'))).rejects.toThrow(
      'cannot be written',
    );
    await expect(season('friends.xml', '--measures', folder)).rejects.toThrow('cannot be written');
    await expect(season('friends.xml', '--out', join(folder, 'plan.pdf'))).rejects.toThrow('.csv, .json or .xml');
    await expect(season('friends.xml', '--first-day', 'May')).rejects.toThrow(
      'needs a day such as 2026-09-01, not May',
    );
    await expect(season('friends.xml', '--weight', 'unplaced')).rejects.toThrow('--weight unplaced needs a number');
    await expect(season('friends.xml', '--rest', '999')).rejects.toThrow('In competitions.0.restDays');
    await expect(makeSeason([folder], () => undefined)).rejects.toThrow('cannot be read');
    await expect(makeSeason([], () => undefined)).rejects.toThrow('usage: npm run season');
  });
});
