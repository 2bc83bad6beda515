import { addNotices } from '#features/people/notices/server/commands.ts';
import { authorizeJudge, othersToAsk } from '#features/teams/player-links/server/own-case-policy.ts';
import type { Member, Officer } from '#server/access/access.ts';
import { badField, conflict, forbidden, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { cupEntriesTag, cupObjectionsTag } from '../cache-tags.ts';
import { finalAt } from '../day-rules.ts';
import { hundredths } from '../derive-rules.ts';
import { caseOfObjection, othersDecide } from './case-queries.ts';
import { findEntry } from './entry-queries.ts';
import { mayObject } from './objection-queries.ts';
import { latestRules } from './queries.ts';

/** One press with a reason, until the points are final. One objection is open at a time for an entry. */
export async function object(write: Write<Member>, entryId: number, reason: string): Promise<{ id: number }> {
  const entry = await lockEntry(write, entryId);
  if (!(await mayObject(write.db, write.viewer.accountId))) {
    throw forbidden('Only people who live in a residence, and captains, may object');
  }
  if (entry.kind === 'ruling') throw conflict('This has been decided by an officer already');
  if (entry.objection === 'open') throw conflict('Somebody has objected already, and an officer will decide');
  const rules = await latestRules(write.db, entry.cupId);
  const at = write.now.toISOString();
  if (!rules || at >= finalAt(entry, rules.rules.objectionDays))
    throw conflict('The time to object is over: these points are final');
  const { id } = await write.db
    .insertInto('cup_objections')
    .values({
      ...{ cup_id: entry.cupId, entry_id: entryId, residence_id: entry.residenceId, points: entry.points },
      ...{ account_id: write.viewer.accountId, at, reason, decided_by: null, decided_at: null, decision: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.changed(cupObjectionsTag, cupEntriesTag);
  await askOthers(write, id);
  await write.audit({ act: 'cup.object', subject: `cup:${entry.cupId}`, detail: { entryId, reason } });
  return { id };
}

async function askOthers(write: Write<Member>, id: number): Promise<void> {
  const { others } = othersToAsk(await caseOfObjection(write.db, id));
  const notice = {
    kind: 'cup',
    title: 'An objection to points of the cup waits for you',
    text: 'It is about a residence or a team of others, who cannot decide.',
    link: '/cup-objections',
  };
  await addNotices(
    write,
    others.map(({ id: accountId }) => ({ accountId, ...notice })),
  );
}

interface Decision {
  upheld: boolean;
  points?: number | null | undefined;
  reason: string;
}

/** An upheld objection adds an entry that makes up the difference, with a reason and an author: the first entry stays readable. */
export async function decide(write: Write<Officer>, id: number, { upheld, points, reason }: Decision): Promise<void> {
  const objection = await lockObjection(write, id);
  const said = authorizeJudge(write, await caseOfObjection(write.db, id), othersDecide);
  if (objection.state !== 'open') throw conflict('Somebody has decided this already');
  const shouldBe = hundredths(points ?? 0);
  if (!upheld && points !== undefined && points !== null)
    throw badField('points', 'A rejected objection changes no points');
  const at = write.now.toISOString();
  if (upheld) await rule(write, objection, { shouldBe, reason, at });
  await write.db
    .updateTable('cup_objections')
    .set({
      ...{
        state: upheld ? 'upheld' : 'rejected',
        decided_by: write.viewer.accountId,
        decided_at: at,
        decision: reason,
      },
      version: objection.version + 1,
    })
    .where('id', '=', id)
    .execute();
  write.changed(cupObjectionsTag, cupEntriesTag);
  if (objection.account_id !== null) {
    await addNotices(write, [
      {
        accountId: objection.account_id,
        kind: 'cup',
        title: upheld ? 'Your objection was upheld' : 'Your objection was rejected',
        text: reason,
        link: `/cup?cup=${objection.cup_id}&residence=${objection.residence_id}`,
      },
    ]);
  }
  const detail = { objection: id, reason, ...(upheld && { points: shouldBe / 100 }), ...said };
  await write.audit({ act: `cup.${upheld ? 'uphold' : 'reject'}`, subject: `cup:${objection.cup_id}`, detail });
}

interface Ruling {
  shouldBe: number;
  reason: string;
  at: string;
}

async function rule(
  write: Write<Officer>,
  { entry_id, cup_id }: { entry_id: number | null; cup_id: number },
  ruling: Ruling,
) {
  const entry = entry_id === null ? undefined : await findEntry(write.db, entry_id);
  if (!entry)
    throw conflict('This result was corrected since: there are no such points any more. Reject the objection');
  const standing = await write.db
    .selectFrom('cup_entries')
    .select('id')
    .where('about_id', '=', entry.id)
    .executeTakeFirst();
  const { shouldBe, reason, at } = ruling;
  const decided = {
    points: shouldBe - entry.points,
    should_be: shouldBe,
    reason,
    since: at,
    account_id: write.viewer.accountId,
  };
  if (standing) {
    await write.db.updateTable('cup_entries').set(decided).where('id', '=', standing.id).execute();
    return;
  }
  await write.db
    .insertInto('cup_entries')
    .values({
      ...{
        ...decided,
        cup_id,
        residence_id: entry.residenceId,
        entry_key: `ruling ${entry.id}`,
        kind: 'ruling' as const,
      },
      ...{ at: entry.at, sport_id: entry.sport?.id ?? null, competition_id: entry.competition?.id ?? null },
      ...{ meet_id: entry.meet?.id ?? null, team_id: entry.team?.id ?? null, game_id: entry.game?.id ?? null },
      ...{ place: null, about_id: entry.id },
    })
    .execute();
}

/** The cup's row stays locked, so that derived entries and decisions come one after the other. */
async function lockEntry(write: Write, id: number) {
  const found = await findEntry(write.db, id);
  if (!found) throw notFound('This entry');
  await lockRowForUpdate(write.db, 'cups', found.cupId);
  const entry = await findEntry(write.db, id);
  if (!entry) throw notFound('This entry');
  return entry;
}

async function lockObjection(write: Write, id: number) {
  const find = () => write.db.selectFrom('cup_objections').selectAll().where('id', '=', id).executeTakeFirst();
  const found = await find();
  if (!found) throw notFound('This objection');
  await lockRowForUpdate(write.db, 'cups', found.cup_id);
  const objection = await find();
  if (!objection) throw notFound('This objection');
  return objection;
}
