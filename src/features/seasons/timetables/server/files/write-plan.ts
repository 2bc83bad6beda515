import { stringify } from 'csv-stringify/sync';
import type { Side, Slot, TimetablePlan, TimetableQuestion } from '../../contract.ts';
import { weightsOf } from '../../weight-rules.ts';
import type { ReadQuestion } from './read-question.ts';
import { dayAfter } from './sheet/dates.ts';

/** The games in order of time, and those without a place at the end. */
export function planCsv({ question, slotIds }: ReadQuestion, plan: TimetablePlan): string {
  const teams = new Map(question.teams.map(({ id, name }) => [id, name]));
  const competitions = new Map(question.competitions.map(({ id, name }) => [id, name]));
  const courts = new Map(question.courts.map((court) => [court.id, court]));
  const rows = inOrder(question, plan).map(({ game, slot }) => {
    const court = slot && courts.get(slot.court);
    return {
      date: slot?.day ?? '',
      time: slot?.from ?? '',
      ...(slotIds ? { slot: slotIdOf(question, slotIds, slot) } : {}),
      home: sideText(game.home, teams),
      away: sideText(game.away, teams),
      venue: court?.venue ?? '',
      court: court?.name ?? '',
      competition: competitions.get(game.competition) ?? '',
      round: game.round ?? '',
      game: game.id,
    };
  });
  return stringify(rows, { header: true, columns: Object.keys(rows[0] ?? {}), escape_formulas: true });
}

/** All games with what a reader wants to know, the measures, and those without a place. */
export function planJson({ question, slotIds }: ReadQuestion, plan: TimetablePlan): string {
  const teams = new Map(question.teams.map(({ id, name }) => [id, name]));
  const courts = new Map(question.courts.map((court) => [court.id, court]));
  const games = inOrder(question, plan).map(({ game, slot }) => ({
    game: game.id,
    competition: game.competition,
    home: sideText(game.home, teams),
    away: sideText(game.away, teams),
    date: slot?.day ?? null,
    time: slot?.from ?? null,
    ...(slotIds ? { slot: slotIdOf(question, slotIds, slot) } : {}),
    venue: (slot && courts.get(slot.court)?.venue) ?? null,
    court: (slot && courts.get(slot.court)?.name) ?? null,
  }));
  return `${JSON.stringify({ name: question.name, ...plan, games }, null, 2)}\n`;
}

/** A solution as RobinX has it: of games that have a slot. */
export function planRobinX({ question, slotIds }: ReadQuestion, { placements, measures }: TimetablePlan): string {
  const games = new Map(question.games.map((game) => [game.id, game]));
  const matches = placements.map(({ game: id, slot }) => {
    const game = games.get(id);
    const [home, away] = [game?.home, game?.away].map((side) => (side && 'team' in side ? side.team : ''));
    const slotId = slotIdOf(question, slotIds ?? [], slot);
    return `    <ScheduledMatch home="${escapeXml(home)}" away="${escapeXml(away)}" slot="${escapeXml(slotId)}"/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Solution>',
    '  <MetaData>',
    `    <InstanceName>${escapeXml(question.name)}</InstanceName>`,
    `    <ObjectiveValue infeasibility="${measures.unplaced}" objective="${penaltiesOf(question, measures)}"/>`,
    '  </MetaData>',
    '  <Games>',
    ...matches,
    '  </Games>',
    '</Solution>',
    '',
  ].join('\n');
}

/** The cost without what games without a place cost. */
export const penaltiesOf = (question: TimetableQuestion, { cost, unplaced }: TimetablePlan['measures']): number =>
  Math.round((cost - unplaced * weightsOf(question).unplaced) * 1000) / 1000;

function inOrder({ games }: TimetableQuestion, { placements }: TimetablePlan) {
  const slots = new Map(placements.map(({ game, slot }) => [game, slot]));
  const whenOf = (slot: Slot | undefined) => (slot ? `${slot.day} ${slot.from} ${slot.court}` : '~');
  return games
    .map((game) => ({ game, slot: slots.get(game.id) }))
    .sort((a, b) => (whenOf(a.slot) < whenOf(b.slot) ? -1 : Number(whenOf(a.slot) > whenOf(b.slot))));
}

function slotIdOf({ firstDay }: TimetableQuestion, slotIds: readonly string[], slot: Slot | undefined): string {
  return slotIds.find((_, day) => dayAfter(firstDay, day) === slot?.day) ?? '';
}

function sideText(side: Side, teams: ReadonlyMap<string, string>): string {
  if ('team' in side) return teams.get(side.team) ?? side.team;
  if ('winnerOf' in side) return `Winner of ${side.winnerOf}`;
  if ('loserOf' in side) return `Loser of ${side.loserOf}`;
  if ('drawn' in side) return `Drawn ${side.drawn}`;
  return side.group === null ? `Place ${side.place}` : `Place ${side.place} of ${side.group}`;
}

const escapeXml = (text = ''): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
