import { outcomeFor } from '#features/results/standings/form-rules.ts';
import type { Meeting, Preview } from './contract.ts';

/** A table of as many rows is shown whole. */
const shownWhole = 6;

/** The rows of a table that say how two teams stand: both, and those beside them. */
export function rowsAround<Row extends { team: { id: number } }>(
  rows: readonly Row[],
  teamIds: readonly number[],
): Row[] {
  if (rows.length <= shownWhole) return [...rows];
  const isOne = (row: Row | undefined) => row !== undefined && teamIds.includes(row.team.id);
  return rows.filter((row, at) => isOne(row) || isOne(rows[at - 1]) || isOne(rows[at + 1]));
}

/** How often each side won the meetings, wherever they were played. */
export function tallyMeetings(
  meetings: readonly (Meeting & Pick<Parameters<typeof outcomeFor>[1], 'resultAgainst'>)[],
  homeTeamId: number,
): Omit<Preview['meetings'], 'latest'> {
  const outcomes = meetings.map((meeting) => ({
    own: outcomeFor(meeting.homeTeamId === homeTeamId ? 'home' : 'away', meeting),
    other: outcomeFor(meeting.homeTeamId === homeTeamId ? 'away' : 'home', meeting),
  }));
  return {
    won: {
      home: outcomes.filter(({ own }) => own === 'W').length,
      away: outcomes.filter(({ other }) => other === 'W').length,
    },
    drawn: outcomes.filter(({ own }) => own === 'D').length,
  };
}
