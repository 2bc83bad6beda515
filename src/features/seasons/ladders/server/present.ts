import type { Judge } from '#features/people/accounts/server/queries.ts';
import { mayJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import { isOfficer, type Member } from '#server/access/access.ts';
import { counts, dueOf, isUnderWay, mayDo, statusOf, whyNotChallenge } from '../challenge-rules.ts';
import type { Challenge, Climber, Fall, LadderSummary } from '../contract.ts';
import { fallsAt, type Ladder } from '../ladder-rules.ts';
import { maxListed, maxRatings } from '../limits.ts';
import { busyEntries, type Entry, type LoadedLadder, type StoredChallenge, standingOf } from './loaded.ts';
import { caseOf, sideOf } from './policy.ts';

const weekMs = 7 * 24 * 3_600_000;

interface Seen {
  viewer: Member;
  judges: readonly Judge[];
  standing: Ladder;
  now: Date;
}

export function presentChallenge(
  loaded: LoadedLadder,
  challenge: StoredChallenge,
  { viewer, judges, standing, now }: Seen,
): Challenge {
  const { row, entries } = loaded;
  const status = statusOf(challenge, now);
  const me = sideOf(viewer, loaded, challenge);
  const toNamed = (entryId: number) => ({ entryId, name: entries.get(entryId)?.name ?? '' });
  const isDecidable = status === 'disputed' || counts(status);
  return {
    id: challenge.id,
    ladder: { id: row.id, name: row.name, sport: { id: row.sport_id, name: row.sport }, draws: row.draws === 1 },
    challenger: toNamed(challenge.challengerId),
    challenged: toNamed(challenge.challengedId),
    status,
    forfeits: challenge.forfeits,
    challengedAt: challenge.at,
    until: dueOf(challenge, status),
    meeting: me === null ? null : challenge.meeting,
    winner: challenge.winner,
    score: challenge.score,
    enteredBy: challenge.enteredBy,
    enteredAt: challenge.enteredAt,
    gains: standing.gains.get(challenge.id) ?? null,
    dispute: me !== null || isOfficer(viewer) ? challenge.dispute : null,
    decision: challenge.decision,
    me,
    can: {
      ...mayDo(challenge, status, me),
      decide: isDecidable && mayJudge(viewer, caseOf(loaded, challenge, judges)),
    },
  };
}

/** Everybody on the ladder, and the viewer's own entry. */
export function presentClimbers(
  loaded: LoadedLadder,
  standing: Ladder,
  viewer: Member,
  now: Date,
): { climbers: Climber[]; own: Entry | null } {
  const { row, entries } = loaded;
  const before = standingOf(loaded, now, new Date(now.getTime() - weekMs)).order;
  const own = [...entries.values()].find(({ accountId }) => accountId === viewer.accountId) ?? null;
  const asking = askingOf(loaded, standing, now);
  const opponents = opponentsIn(loaded, now);
  const climbers = standing.order.flatMap((entryId, at): Climber[] => {
    const climber = standing.people.get(entryId);
    const entry = entries.get(entryId);
    if (!climber || !entry) return [];
    const was = before.indexOf(entryId);
    return [
      {
        entryId,
        name: entry.name,
        place: at + 1,
        moved: was === -1 ? null : was - at,
        elo: Math.round(climber.elo),
        ratings: climber.ratings.slice(-maxRatings).map(Math.round),
        won: climber.won,
        drawn: climber.drawn,
        lost: climber.lost,
        fallsAt: row.is_open === 1 ? fallsAt(standing, entryId) : null,
        isMe: entryId === own?.id,
        busyWith: opponents.get(entryId) ?? null,
        canChallenge: own !== null && whyNotChallenge(asking, own.id, entryId) === null,
      },
    ];
  });
  return { climbers, own };
}

/** The names of those with whom people have a challenge under way. */
function opponentsIn({ challenges, entries }: LoadedLadder, now: Date): Map<number, string> {
  const nameOf = (entryId: number) => entries.get(entryId)?.name ?? '';
  return new Map(
    challenges
      .filter((challenge) => isUnderWay(statusOf(challenge, now)))
      .flatMap(({ challengerId, challengedId }): [number, string][] => [
        [challengerId, nameOf(challengedId)],
        [challengedId, nameOf(challengerId)],
      ]),
  );
}

/** The falls of those who are on the ladder, the latest first. */
export const presentFalls = ({ entries }: LoadedLadder, { order, falls }: Ladder): Fall[] =>
  falls
    .filter(({ entryId }) => order.includes(entryId))
    .toReversed()
    .slice(0, maxListed)
    .map((fall) => ({ ...fall, name: entries.get(fall.entryId)?.name ?? '' }));

/** What decides whom somebody may challenge. */
export const askingOf = (loaded: LoadedLadder, { order }: Ladder, now: Date) => ({
  order,
  reach: loaded.row.reach,
  isOpen: loaded.row.is_open === 1,
  busy: busyEntries(loaded, now),
  absent: new Set([...loaded.entries.values()].flatMap(({ id, isSuspended }) => (isSuspended ? [id] : []))),
});

export function presentSummary({ row, entries }: LoadedLadder, { order }: Ladder, viewer: Member): LadderSummary {
  const isMe = (entryId: number) => entries.get(entryId)?.accountId === viewer.accountId;
  const own = order.findIndex(isMe);
  return {
    id: row.id,
    name: row.name,
    sport: { id: row.sport_id, name: row.sport },
    isOpen: row.is_open === 1,
    people: order.length,
    top: order.slice(0, 3).map((entryId) => ({ entryId, name: entries.get(entryId)?.name ?? '', isMe: isMe(entryId) })),
    place: own === -1 ? null : own + 1,
  };
}
