import { useInfiniteQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { Card } from '#web/ui/Card.tsx';
import { DecisionQueue } from '#web/ui/lists/DecisionQueue.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { useZone } from '#web/zone.ts';
import type { Confirmation, DisputedResult } from '../../contract.ts';
import { disputedOptions } from '../api.ts';
import type { SideNames } from '../copy.ts';
import { DecideButton, OwnCase } from '../DecideButton.tsx';

export function DisputedResultsPage() {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  return (
    <>
      <PageTitle>Disputed results</PageTitle>
      {decides ? (
        <DisputedResults
          empty={
            <EmptyState
              icon={BadgeCheck}
              title="No results are disputed"
              text="When a captain disputes a result, it waits here for your decision."
            />
          }
        />
      ) : (
        <EmptyState title="Only officers and admins decide disputed results" />
      )}
    </>
  );
}

/** Results that wait for a decision, the oldest dispute first. */
function DisputedResults({ empty }: { empty: ReactNode }) {
  const list = useInfiniteQuery(disputedOptions);
  return (
    <DecisionQueue
      id="disputed-results"
      heading="Waiting for a decision"
      list={list}
      loading={{ label: 'Loading the disputed results', rows: 1, shape: 'h-40' }}
      failed={{ title: 'The disputed results did not load', text: getMessage(list.error) }}
      empty={empty}
    >
      {(disputed) => <Disputed key={disputed.game.id} disputed={disputed} />}
    </DecisionQueue>
  );
}

function Disputed({ disputed: { game, confirmation } }: { disputed: DisputedResult }) {
  const now = new Date(useNow());
  const zone = useZone();
  const names = { home: game.homeTeam.name, away: game.awayTeam.name };
  return (
    <Card as="li" className="grid content-between gap-3">
      <div className="grid gap-2.5">
        <div className="grid gap-0.5 wrap-anywhere">
          <h3>
            <Link to={`/games/${game.id}`} viewTransition className="underline">
              {names.home} <span className="whitespace-nowrap">{scoreText(game)}</span> {names.away}
            </Link>
          </h3>
          <p className="text-sm text-soft">
            {game.sport.name} · <GameTime at={game.dateTime}>{whenText(game.dateTime, now, zone)}</GameTime>
          </p>
        </div>
        <Reasons confirmation={confirmation} names={names} />
      </div>
      {confirmation.isOwnCase && <OwnCase />}
      {confirmation.can.decide && <DecideButton game={game} confirmation={confirmation} names={names} />}
    </Card>
  );
}

/** The reasons of the sides that still dispute the current score. */
function Reasons({ confirmation, names }: { confirmation: Confirmation; names: SideNames }) {
  const { history, request } = confirmation;
  const disputes = history.filter(
    ({ kind, side, at }) =>
      kind === 'disputed' && side && confirmation[side] === 'disputed' && at >= (request?.askedAt ?? ''),
  );
  return disputes.map(({ side, reason, at }) => (
    <div key={side} className="grid gap-0.5">
      <p className="text-sm text-soft">
        Disputed by {side && names[side]} · <RelativeTime at={at} />
      </p>
      <p className="whitespace-pre-line text-base wrap-anywhere">{reason}</p>
    </div>
  ));
}
