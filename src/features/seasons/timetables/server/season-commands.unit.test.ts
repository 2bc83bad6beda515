import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
});
