import type { Viewer } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Confirmation } from '../contract.ts';
import {
  type AskedResult,
  type ResultEvent,
  type Settled,
  type Side,
  settle,
  statusOf,
  untilOf,
  whyNot,
} from '../rules.ts';
import { type Captaincy, mayDecide, readsReasons, sidesOf } from './policy.ts';

type StoredQuestion = AskedResult & { withoutCaptain: Side[] };

export const storedQuestion = (question: StoredQuestion): string => JSON.stringify(question);

/** The event of a row; none if the row lacks what its kind needs. */
export function eventIn(row: Row<'result_events'>): ResultEvent[] {
  const { id, kind, at, side, reason, question } = row;
  if (kind === 'asked') {
    if (question === null) return [];
    const { withoutCaptain, ...result }: StoredQuestion = JSON.parse(question);
    return [{ kind, id, at, result, withoutCaptain }];
  }
  if (kind === 'upheld' || kind === 'overturned') return [{ kind, at, reason: reason ?? '' }];
  if (kind === 'ended') return [{ kind, at }];
  if (side === null) return [];
  return [kind === 'disputed' ? { kind, at, side, reason: reason ?? '' } : { kind, at, side }];
}

export function presentConfirmation(
  gameId: number,
  events: readonly ResultEvent[],
  captains: readonly Captaincy[],
  viewer: Viewer,
  now: Date,
): Confirmation {
  const settled = settle(events, now);
  const { request, home, away, corrected, history } = settled;
  const showsReasons = readsReasons(viewer, captains);
  return {
    gameId,
    status: statusOf(settled),
    request: request && {
      id: request.id,
      homeScore: request.result.homeScore,
      awayScore: request.result.awayScore,
      askedAt: request.at,
      until: untilOf(request),
    },
    home: home.statement,
    away: away.statement,
    corrected,
    history: history.map((entry) => (entry.kind === 'disputed' && !showsReasons ? { ...entry, reason: null } : entry)),
    can: canOf(settled, sidesOf(viewer, captains), viewer),
  };
}

function canOf(settled: Settled, own: readonly Side[], viewer: Viewer): Confirmation['can'] {
  const may = (kind: ResultEvent['kind']) => own.some((side) => whyNot(settled, { kind, side }) === null);
  return {
    confirm: may('confirmed'),
    dispute: may('disputed'),
    takeBack: may('takenBack'),
    decide: mayDecide(viewer) && statusOf(settled) === 'disputed',
  };
}
