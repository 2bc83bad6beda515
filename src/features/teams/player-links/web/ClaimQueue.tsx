import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ReasonDialog } from '#features/community/conversation/web/ReasonDialog.tsx';
import { playerPath } from '#features/teams/players/rules.ts';
import { getMessage } from '#web/api/api.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DecisionButtons } from '#web/ui/DecisionButtons.tsx';
import { DecisionQueue } from '#web/ui/lists/DecisionQueue.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { PlayerClaim } from '../contract.ts';
import { claimsOptions, declineClaim, useAction } from './api.ts';

/** Pending claims, oldest first, each with its decision beside it. */
export function ClaimQueue({ empty }: { empty: ReactNode }) {
  const list = useInfiniteQuery(claimsOptions);
  return (
    <DecisionQueue
      id="player-claims"
      heading="Waiting for approval"
      list={list}
      loading={{ label: 'Loading the claims', rows: 1, shape: 'h-32' }}
      failed={{ title: 'The claims did not load', text: getMessage(list.error) }}
      empty={empty}
    >
      {(claim) => <Claim key={claim.id} claim={claim} />}
    </DecisionQueue>
  );
}

function Claim({ claim: { id, player, team, account, claimedAt, can } }: { claim: PlayerClaim }) {
  const approval = useAction('approve');
  const [isDeclining, setDeclining] = useState(false);
  const claimText = `${account.displayName} as ${player.displayName}`;
  return (
    <Card as="li" className="grid content-between gap-3">
      <div className="flex items-start gap-3">
        <Avatar name={account.displayName} size={44} />
        <div className="grid min-w-0 gap-0.5 wrap-anywhere">
          <h3>{account.displayName}</h3>
          <p className="text-sm text-soft">
            {account.username} · <RelativeTime at={claimedAt} />
          </p>
          <p className="mt-1 text-base">
            Claims to be{' '}
            <Link to={playerPath(player.id)} viewTransition className="font-bold underline">
              {player.displayName}
            </Link>{' '}
            of {team.name} ({team.sport.name})
          </p>
        </div>
      </div>
      {!can.decide && (
        <p className="text-sm text-soft">You claim this player yourself: another officer or an admin decides.</p>
      )}
      {can.decide && (
        <div className="grid grid-cols-2 gap-2">
          <DecisionButtons
            about={claimText}
            isApproving={approval.isPending}
            onApprove={() => approval.mutate(id)}
            refusal="Decline"
            onRefuse={() => setDeclining(true)}
          />
        </div>
      )}
      {isDeclining && (
        <ReasonDialog
          title={`Decline ${claimText}?`}
          description="They get a notice with your reason."
          label="Reason"
          needed="Please give a reason"
          act="Decline"
          busyAction="Declining..."
          done="Claim declined"
          failed="The claim was not declined"
          send={(reason) => declineClaim(id, reason)}
          onClose={() => setDeclining(false)}
        />
      )}
    </Card>
  );
}
