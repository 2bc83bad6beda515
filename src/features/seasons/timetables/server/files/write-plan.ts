import { stringify } from 'csv-stringify/sync';
import type { Side, TimetablePlan, TimetableQuestion } from '../../contract.ts';

/** The games in order of time, and those without a place at the end. */
export function planCsv(question: TimetableQuestion, plan: TimetablePlan): string {
  const slots = new Map(plan.placements.map(({ game, slot }) => [game, slot]));
  const teams = new Map(question.teams.map(({ id, name }) => [id, name]));
  const competitions = new Map(question.competitions.map(({ id, name }) => [id, name]));
  const courts = new Map(question.courts.map((court) => [court.id, court]));
  const rows = question.games.map((game) => {
    const slot = slots.get(game.id);
    const court = slot && courts.get(slot.court);
    return {
      date: slot?.day ?? '',
      time: slot?.from ?? '',
      home: sideText(game.home, teams),
      away: sideText(game.away, teams),
      venue: court?.venue ?? '',
      court: court?.name ?? '',
      competition: competitions.get(game.competition) ?? '',
      round: game.round ?? '',
      game: game.id,
    };
  });
  const whenOf = ({ date, time }: { date: string; time: string }) => (date === '' ? '~' : `${date} ${time}`);
  const inOrder = rows.sort((a, b) => (whenOf(a) < whenOf(b) ? -1 : Number(whenOf(a) > whenOf(b))));
  return stringify(inOrder, { header: true, columns: Object.keys(inOrder[0] ?? {}), escape_formulas: true });
}

export function sideText(side: Side, teams: ReadonlyMap<string, string>): string {
  if ('team' in side) return teams.get(side.team) ?? side.team;
  if ('winnerOf' in side) return `Winner of ${side.winnerOf}`;
  if ('loserOf' in side) return `Loser of ${side.loserOf}`;
  if ('drawn' in side) return `Drawn ${side.drawn}`;
  return side.group === null ? `Place ${side.place}` : `Place ${side.place} of ${side.group}`;
}
