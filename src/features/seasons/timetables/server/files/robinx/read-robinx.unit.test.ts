import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnreadableQuestion } from '../unreadable.ts';
import { readRobinX } from './read-robinx.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../fixtures', name), 'utf8');

const instance = (constraints: string, more = '') => `<Instance>
  <Structure><Format leagueIds="0"><numberRoundRobin>1</numberRoundRobin></Format></Structure>
  <Resources>
    <Teams><team id="0" name="A"/><team id="1" name="B"/><team id="2" name="C"/></Teams>
    <Slots>${Array.from({ length: 10 }, (_, id) => `<slot id="${id}" slotGroups="${id < 5 ? 0 : 1}"/>`).join('')}</Slots>
  </Resources>
  <Constraints><CapacityConstraints>${constraints}</CapacityConstraints></Constraints>${more}
</Instance>`;

describe('a RobinX file', () => {
  it('gives home dates, absences, windows and days between returns', () => {
    const { question, notes, slotIds } = readRobinX(read('friends.xml'));
    expect(notes).toEqual([]);
    expect(slotIds).toHaveLength(84);
    expect(question.games).toHaveLength(30);
    expect(question.competitions[0]?.daysBetweenReturns).toBe(20);
    expect(question.windows.map(({ days, most, penalty, isHard }) => [days, most, penalty, isHard])).toEqual([
      [4, 2, 1, true],
      [2, 1, 5, false],
      [3, 1, 1, false],
      [4, 1, 1, false],
    ]);
    const ofOwls = question.slots.filter(({ court }) => court === 'home-0').map(({ day }) => new Date(day).getUTCDay());
    expect(new Set(ofOwls).size).toBe(1);
    expect(question.teams[0]?.absences.some(({ side }) => side === 'away')).toBe(true);
  });

  it('knows slot groups by both names, several leagues, and halls that teams share', () => {
    const { question, notes } = readRobinX(read('two-divisions.xml'));
    expect(notes).toEqual([]);
    expect(question.competitions.map(({ name }) => name)).toEqual(['Division 1', 'Division 2']);
    expect(question.games.map(({ competition }) => competition)).toEqual([...'0'.repeat(12), ...'1'.repeat(12)]);
    const hallOf = (team: string) =>
      question.games.find(({ home }) => 'team' in home && home.team === team)?.courts?.join();
    expect(hallOf('0')).toBe(hallOf('4'));
    expect(hallOf('1')).not.toBe(hallOf('5'));
    expect(question.together).toEqual([{ teams: ['1', '5'], players: null }]);
  });

  it.each(['slotGroups="0"', 'slotGroup="0"', 'slots="0;1;2;3;4"'])('keeps a team from %s', (slots) => {
    const { question } = readRobinX(instance(`<CA1 max="0" mode="HA" ${slots} teams="1" type="HARD"/>`), '2026-09-01');
    expect(question.teams[1]?.absences).toEqual([
      { from: '2026-09-01', until: '2026-09-05', side: 'home' },
      { from: '2026-09-01', until: '2026-09-05', side: 'away' },
    ]);
  });

  it('says what it does not keep to, with how often', () => {
    const breaks = '<BR1 type="SOFT"/><BR1 type="SOFT"/><CA3 mode2="GAMES" intp="3" max="2"/>';
    const { notes } = readRobinX(instance(breaks, '<Weather/>'));
    expect(notes).toEqual([
      'Weather is not read',
      'BR1 is not kept to (2 times)',
      'CA3 about games in a row is not kept to',
    ]);
  });

  it('is refused with a reason if it is none', () => {
    expect(() => readRobinX('<Solution/>')).toThrow(UnreadableQuestion);
    expect(() => readRobinX('<Instance/>')).toThrow('no teams, or no slots');
    expect(() => readRobinX('<Instance><Teams>')).toThrow('damaged');
  });
});
