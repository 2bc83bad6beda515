import { indexPlan } from '#features/seasons/timetables/check-index-rules.ts';
import { checkMove } from '#features/seasons/timetables/check-rules.ts';
import type {
  Placement,
  Slot,
  TimetableGame,
  TimetableQuestion,
  Unplaced,
} from '#features/seasons/timetables/contract.ts';
import { explainNoDays } from '#features/seasons/timetables/no-slot-rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Write } from '#server/write.ts';
import { instantsIn } from '#shared/time-zone.ts';
import { weeksOf } from '../../check-setup-rules.ts';
import { addDays } from '../../setup-rules.ts';
import { addPlan } from '../commands.ts';
import { readPlan } from '../queries.ts';
import { readQuestion } from '../question-queries.ts';
import { storeTimetable } from '../store-commands.ts';
import { demoSeason, demoSetup } from './season.ts';

/** A draft of the coming season as officers have it half-way: two games have no place, two stay where they are. */
export async function addDemoSeason(write: Write): Promise<void> {
  const { db, now } = write;
  const venues = await db.selectFrom('venues').select(['id', 'name']).execute();
  const setup = demoSetup(now, new Map(venues.map(({ id, name }) => [name, id])));
  const plan = { name: demoSeason.name, season: setup.firstDay.slice(0, 4), setup };
  const planId = await addPlan(write, plan);
  const question = await readQuestion(db, await readPlan(db, planId), () => false);
  const placements = placeGames(question);
  const placed = new Set(placements.map(({ game }) => game));
  const unplaced = question.games.filter(({ id }) => !placed.has(id)).flatMap((game) => whyUnplaced(game, question));
  const toInstant = instantsIn((await readSettings(db)).timeZone);
  await storeTimetable(write, planId, { question, timetable: { placements, unplaced }, toInstant });
  const opening = placements.slice(0, 2).map(({ game }) => game);
  await db
    .updateTable('plan_games')
    .set({ is_locked: 1 })
    .where('plan_id', '=', planId)
    .where('key', 'in', opening)
    .execute();
}

/**
 * Round by round, each game at the first time at which the checker finds nothing: a start should not wait for the
 * generator. One game gets a time that is only unwelcome, so that there is one to be seen.
 */
function placeGames(question: TimetableQuestion): Placement[] {
  const slots = question.slots.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
  const placements: Placement[] = [];
  let wantsClash = true;
  for (const game of question.games.toSorted((one, other) => one.stage - other.stage)) {
    const index = indexPlan(question, placements);
    const faultsAt = (slot: Slot) => checkMove(index, { game: game.id, slot });
    const open = slotsFor(game, slots, question);
    const week = open.filter(({ day }) => day < addDays(open[0]?.day ?? '', 7));
    const clash = wantsClash && game.stage > 2 ? week.find((slot) => isUnwelcome(faultsAt(slot))) : undefined;
    if (clash) wantsClash = false;
    const slot = clash ?? open.find((one) => faultsAt(one).length === 0);
    if (slot) placements.push({ game: game.id, slot });
  }
  return placements;
}

const timeOf = ({ day, from }: Slot): string => `${day} ${from}`;

const isUnwelcome = (faults: readonly { isHard: boolean }[]): boolean =>
  faults.length > 0 && faults.every(({ isHard }) => !isHard);

/** On its courts, from the week of its round: the rounds are spread over the season. */
function slotsFor({ stage, courts, competition }: TimetableGame, slots: readonly Slot[], question: TimetableQuestion) {
  const stages = question.games.flatMap((game) => (game.competition === competition ? game.stage : []));
  const week = Math.floor(((stage - 1) * weeksOf(question)) / Math.max(...stages));
  const from = addDays(question.firstDay, week * 7);
  return slots.filter(({ day, court }) => day >= from && (courts?.includes(court) ?? true));
}

/** The derbies are wished for in the week of the tests. */
const whyUnplaced = ({ id, between }: TimetableGame, question: TimetableQuestion): Unplaced[] =>
  between ? [{ game: id, ...explainNoDays(between, question) }] : [];
