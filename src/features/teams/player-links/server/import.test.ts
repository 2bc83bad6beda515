import { afterAll, afterEach, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { importedCounts, preview } from '#platform/spreadsheets/testing/file.ts';
import { usernames } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { linksIn } from './testing/links-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const links = linksIn(arena);
const sportId = await addSport(buildWorld(arena.app));
afterEach(() => links.forget());

const { member, otherMember } = usernames;
const sheet = (...rows: string[]) => ['Name,Team,No,Account', ...rows].join('\n');
const imported = (...rows: string[]) => importedCounts(arena.as.adminWithWindow, 'players', sportId, sheet(...rows));
const planned = async (...rows: string[]) => {
  const answers = { team: 'new' };
  const plan = await preview(arena.as.adminWithWindow, 'players', sportId, sheet(...rows), { answers });
  return plan.rows
    .map(({ line, outcome, why, changes }) => [line, outcome, [...changes, why].filter(Boolean).join('; ')])
    .sort(([one], [other]) => Number(one) - Number(other));
};
const fetchTeams = async (person: 'member' | 'otherMember') =>
  (await links.own(person)).players.map(({ player, team }) => `${player.displayName}, ${team.name}`);

it('links players that it adds, and existing players', async () => {
  expect(await imported(`Palesa,Lions,7,${member.toUpperCase()}`, 'Naledi,Lions,8,')).toEqual([2, 0, 0, 0, 1]);
  expect(await fetchTeams('member')).toEqual(['Palesa, Lions']);
  expect((await links.fetchNotices('member'))[0]).toMatchObject({ title: 'You were linked to a player' });
  const again = [`Palesa,Lions,7,${member}`, `Naledi,Lions,8,${otherMember}`];
  expect(await planned(...again)).toEqual([
    [2, 'skip', 'no change'],
    [3, 'change', `Account ${otherMember}, was none`],
  ]);
  expect(await imported(...again)).toEqual([0, 1, 1, 0, 0]);
  expect(await fetchTeams('otherMember')).toEqual(['Naledi, Lions']);
  expect(await imported('Naledi,Lions,8,')).toEqual([0, 0, 1, 0, 0]);
  expect(await fetchTeams('otherMember')).toEqual(['Naledi, Lions']);
});

it('names unknown accounts, explains why it refuses each row, and imports nothing unless told to', async () => {
  await imported(`Palesa,Lions,7,${member}`);
  const rows = [
    'Zinhle,Lions,1,nobody.here',
    `Buhle,Lions,2,${member}`,
    `Palesa,Lions,7,${otherMember}`,
    `Asanda,Rovers,3,${otherMember}`,
    `Nomsa,Rovers,4,${otherMember}`,
    'Thato,Rovers,5,x',
    `Karabo,Falcons,6,${member}`,
  ];
  expect(await planned(...rows)).toEqual([
    [2, 'refuse', 'there is no account nobody.here'],
    [3, 'refuse', `the account ${member} is already linked to Palesa in this team`],
    [4, 'refuse', `this player is already linked to the account ${member}`],
    [5, 'add', ''],
    [6, 'refuse', `the account ${otherMember} is linked to the player of line 5 in this team`],
    [7, 'refuse', 'the account must be 3 to 20 letters, digits, _ . or -'],
    [8, 'add', ''],
  ]);
  await expect(
    importedCounts(arena.as.adminWithWindow, 'players', sportId, sheet(...rows), { query: '' }),
  ).rejects.toThrow('5 rows cannot be imported');
  expect(await fetchTeams('otherMember')).toEqual([]);
  expect(await imported(...rows)).toEqual([2, 0, 0, 5, 2]);
  expect(await fetchTeams('otherMember')).toEqual(['Asanda, Rovers']);
  expect(await fetchTeams('member')).toEqual(['Palesa, Lions', 'Karabo, Falcons']);
});

it('adds no team for a row that it refuses', async () => {
  expect(await imported('Zinhle,Wanderers,1,nobody.here')).toEqual([0, 0, 0, 1, 0]);
});
