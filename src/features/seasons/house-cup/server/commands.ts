import type * as z from 'zod/mini';
import type { Admin } from '#server/access/access.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { newId } from '#shared/new-id.ts';
import { cupEntriesTag, cupsTag, cupTag } from '../cache-tags.ts';
import type { Cup, cups, RulesVersion } from '../contract.ts';
import { simpleRules } from '../definitions/simple.ts';
import { hundredths } from '../derive-rules.ts';
import type { CupRules } from '../rule-fields.ts';
import { findEntry } from './entry-queries.ts';
import { cupsTable, latestRules } from './queries.ts';

/** A new cup starts at zero, with simple rules that an admin then changes. Its games follow at once. */
export async function addCup(write: Write<Admin>, sent: z.infer<typeof cups.Create>): Promise<number> {
  mustEndAfterStart(sent);
  const id = await cupsTable.add(write, sent);
  await storeRules(write, id, { number: 1, rules: simpleRules, reason: 'How it starts' });
  return id;
}

export async function changeCup(write: Write<Admin>, current: Cup, sent: z.infer<typeof cups.Change>): Promise<void> {
  const { firstDay = current.firstDay, lastDay = current.lastDay } = sent;
  mustEndAfterStart({ firstDay, lastDay });
  await cupsTable.change(write, current, sent);
}

function mustEndAfterStart({ firstDay, lastDay }: { firstDay: string; lastDay: string }): void {
  if (lastDay < firstDay) throw badField('lastDay', 'must be the first day or later');
}

/** Rules apply to the whole year; the earlier ones stay readable. The entries follow in this transaction. */
export async function setRules(
  write: Write<Admin>,
  cupId: number,
  { number, rules, reason }: { number: number; rules: CupRules; reason: string },
): Promise<RulesVersion> {
  await mustExist(write, cupId);
  const current = await latestRules(write.db, cupId);
  if (current && current.number !== number) throw conflict('Somebody else has changed the rules since you opened them');
  await storeRules(write, cupId, { number: number + 1, rules, reason });
  await write.audit({ act: 'cup.rules', subject: `cup:${cupId}`, detail: { number: number + 1, reason } });
  const saved = await latestRules(write.db, cupId);
  if (!saved) throw notFound('This cup');
  return saved;
}

async function storeRules(
  write: Write<Admin>,
  cup_id: number,
  { number, rules, reason }: { number: number; rules: CupRules; reason: string },
): Promise<void> {
  await write.db
    .insertInto('cup_rules')
    .values({
      ...{ cup_id, number, reason, rules: JSON.stringify(rules) },
      ...{ account_id: write.viewer.accountId, at: write.now.toISOString() },
    })
    .execute();
  write.changed(cupsTag, cupTag(cup_id), cupEntriesTag);
}

interface Given {
  residenceId: number;
  points: number;
  reason: string;
}

/** A bonus or a penalty, with a reason and an author. */
export async function givePoints(write: Write<Admin>, cupId: number, given: Given): Promise<{ id: number }> {
  await mustExist(write, cupId);
  const residence = await write.db
    .selectFrom('residences')
    .select('id')
    .where('id', '=', given.residenceId)
    .where('kind', '=', 'home')
    .executeTakeFirst();
  if (!residence) throw badField('residenceId', 'is not a residence of this village');
  const at = write.now.toISOString();
  const { id } = await write.db
    .insertInto('cup_entries')
    .values({
      ...{ cup_id: cupId, residence_id: given.residenceId, entry_key: `given ${newId()}`, kind: 'given' as const },
      ...{ points: hundredths(given.points), at, since: at, reason: given.reason, account_id: write.viewer.accountId },
      ...{
        sport_id: null,
        competition_id: null,
        meet_id: null,
        team_id: null,
        game_id: null,
        place: null,
        about_id: null,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.changed(cupEntriesTag);
  await write.audit({ act: 'cup.give', subject: `cup:${cupId}`, detail: { ...given } });
  return { id };
}

/** Takes back what an admin gave. What follows from results cannot be deleted: correct the result. */
export async function removeGiven(write: Write<Admin>, id: number): Promise<void> {
  const entry = await findEntry(write.db, id);
  if (!entry) throw notFound('This entry');
  if (entry.kind !== 'given') throw conflict('These points follow from a result: correct that instead');
  await write.db.deleteFrom('cup_entries').where('id', '=', id).execute();
  write.changed(cupEntriesTag);
  const { cupId, residenceId, points, reason } = entry;
  await write.audit({
    act: 'cup.take-back',
    subject: `cup:${cupId}`,
    detail: { residenceId, points: points / 100, reason },
  });
}

async function mustExist(write: Write, cupId: number): Promise<void> {
  await lockRowForUpdate(write.db, 'cups', cupId);
  const cup = await write.db.selectFrom('cups').select('id').where('id', '=', cupId).executeTakeFirst();
  if (!cup) throw notFound('This cup');
}
