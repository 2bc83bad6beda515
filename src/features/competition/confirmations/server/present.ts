import { noShootout } from '#features/competition/games/score-rules.ts';
import { type Case, isOwnCase, mayJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import { isMember, isOfficer, type Viewer } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Confirmation } from '../contract.ts';
import {
  type AskedResult,
  computeDeadline,
  decideStatus,
  hasEntered,
  hasRecorded,
  type ResultEvent,
  type Settled,
  type Side,
  settle,
  whyNot,
} from '../rules.ts';
import { type Captaincy, findSide, maySpeak, readsReasons, whySilenced } from './policy.ts';

type StoredQuestion = AskedResult & { withoutCaptain: Side[]; recordedBy?: readonly number[] };

export const storedQuestion = (question: StoredQuestion): string => JSON.stringify(question);

/** The event of a row. Questions from before shoot-outs were stored have none. No event if the row lacks what its kind needs. */
export function eventIn(row: Row<'result_events'>): ResultEvent[] {
  const { id, kind, at, side, reason, question, account_id: by } = row;
  if (kind === 'asked') {
    if (question === null) return [];
    const { withoutCaptain, recordedBy, ...result }: StoredQuestion = { ...noShootout, ...JSON.parse(question) };
    return [{ kind, id, at, result, withoutCaptain, by, ...(recordedBy && { recordedBy }) }];
  }
  if (kind === 'upheld' || kind === 'overturned') return [{ kind, at, reason: reason ?? '' }];
  if (kind === 'ended') return [{ kind, at }];
  if (side === null) return [];
  return [kind === 'disputed' ? { kind, at, side, reason: reason ?? '', by } : { kind, at, side, by }];
}

export function presentConfirmation(
  gameId: number,
  events: readonly ResultEvent[],
  { captains, open }: Concerned,
  viewer: Viewer,
  now: Date,
): Confirmation {
  const settled = settle(events, now);
  const { request, home, away, corrected, history } = settled;
  const showsReasons = readsReasons(viewer, captains);
  return {
    gameId,
    status: decideStatus(settled),
    request: request && {
      id: request.id,
      homeScore: request.result.homeScore,
      awayScore: request.result.awayScore,
      homeShootout: request.result.homeShootout,
      awayShootout: request.result.awayShootout,
      askedAt: request.at,
      until: computeDeadline(request),
    },
    home: home.statement,
    away: away.statement,
    corrected,
    history: history.map((entry) => (entry.kind === 'disputed' && !showsReasons ? { ...entry, reason: null } : entry)),
    can: decideCan(settled, findSide(viewer, captains), viewer, { events, open }),
    isOwnEntry:
      maySpeak(viewer, captains) &&
      isMember(viewer) &&
      (hasEntered(events, viewer.accountId) || hasRecorded(events, viewer.accountId)),
    isOwnCase: isOfficer(viewer) && isOwnCase(viewer, open) && !mayJudge(viewer, open),
  };
}

/** Whom a result concerns. */
export interface Concerned {
  captains: readonly Captaincy[];
  open: Case;
}

function decideCan(
  settled: Settled,
  side: Side | null,
  viewer: Viewer,
  { events, open }: { events: readonly ResultEvent[]; open: Case },
): Confirmation['can'] {
  const may = (kind: ResultEvent['kind']) =>
    side !== null && whySilenced(viewer, { kind, side }, events) === null && whyNot(settled, { kind, side }) === null;
  return {
    confirm: may('confirmed'),
    dispute: may('disputed'),
    takeBack: may('takenBack'),
    decide: mayJudge(viewer, open) && decideStatus(settled) === 'disputed',
  };
}
