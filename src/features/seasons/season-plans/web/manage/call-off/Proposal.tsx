import { CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { CalledOffGame, CallOff, CallOffProposal } from '../../../call-off-contract.ts';
import { counted } from '../plan-texts.ts';
import { ChangeRow } from '../publish/ChangeRow.tsx';
import { describeTold } from '../publish/publication-texts.ts';
import { callOff } from './api.ts';

interface ProposalProps {
  asked: CallOff;
  proposal: CallOffProposal;
  onDone: () => void;
}

/** Where each game goes, before anybody is told. */
export function Proposal({ asked, proposal, onDone }: ProposalProps) {
  const [isPostponed, setPostponed] = useState(false);
  const games = isPostponed ? proposal.games.filter(({ makesRoom }) => !makesRoom).map(postponed) : proposal.games;
  const writing = useWrite({
    send: () => callOff({ calledOff: asked, games: games.map(toMove) }),
    onDone: ({ games: count, told }) => {
      toast({
        title: `${counted(count, 'game')} called off`,
        description: `${counted(told, 'person was', 'people were')} told`,
        tone: 'good',
      });
      onDone();
    },
    onFailed: (error) =>
      toast({ title: 'Nothing was called off', description: describeNoResponse(error), tone: 'bad' }),
  });
  if (proposal.games.length === 0) {
    return <EmptyState icon={CalendarX2} title="No games to come there" text="Nobody needs to be told." />;
  }
  const moved = games.filter(({ dateTime }) => dateTime !== null).length;
  return (
    <Card heading={summary(moved, games.length - moved)}>
      {!isPostponed &&
        proposal.notes.map((note) => (
          <p key={note} className="mb-2 text-sm">
            {note}.
          </p>
        ))}
      <ul className="divide-y divide-line">
        {games.map((game) => (
          <ChangeRow key={`${game.planGameId} ${game.gameId}`} game={game}>
            {game.makesRoom && <Pill tone="gold">Makes room</Pill>}
          </ChangeRow>
        ))}
      </ul>
      <CheckRow checked={isPostponed} onCheck={setPostponed}>
        Postpone them all, without a new day
      </CheckRow>
      <p className="mt-2 mb-3 text-sm text-soft">{describeTold(proposal.told)}.</p>
      <Button
        variant="primary"
        busy={writing.isPending}
        busyLabel="Calling off..."
        onClick={() => writing.mutate(undefined)}
      >
        Call off and tell people
      </Button>
    </Card>
  );
}

const summary = (moved: number, left: number): string =>
  [moved > 0 && `${counted(moved, 'game moves', 'games move')}`, left > 0 && `${left} postponed`]
    .filter(Boolean)
    .join(', ');

const postponed = (game: CalledOffGame): CalledOffGame => ({
  ...game,
  ...{ dateTime: null, venueId: null, court: null, to: { dateTime: null, location: null } },
});

const toMove = ({ planGameId, gameId, version, dateTime, venueId, court }: CalledOffGame) => ({
  ...{ planGameId, gameId, version, dateTime, venueId, court },
});
