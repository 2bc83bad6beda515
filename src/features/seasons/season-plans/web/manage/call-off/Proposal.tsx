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

export interface CallOffDone {
  /** '3 games moved' */
  what: string;
  told: number;
}

interface ProposalProps {
  asked: CallOff;
  proposal: CallOffProposal;
  onDone: (done: CallOffDone) => void;
}

/** Where each game goes, before anybody is told. */
export function Proposal({ asked, proposal, onDone }: ProposalProps) {
  const [isPostponed, setPostponed] = useState(false);
  const games = isPostponed ? proposal.games.filter(({ makesRoom }) => !makesRoom).map(postponed) : proposal.games;
  const writing = useWrite({
    send: () => callOff({ calledOff: asked, games: games.map(toMove) }),
    onDone: ({ told }) => onDone({ what: described(games, 'moved'), told }),
    onFailed: (error) =>
      toast({ title: 'Nothing was called off', description: describeNoResponse(error), tone: 'bad' }),
  });
  if (proposal.games.length === 0) {
    return (
      <EmptyState
        icon={CalendarX2}
        title="No games to call off"
        text="None is planned there at that time, so nobody needs to be told."
      />
    );
  }
  return (
    <Card heading={described(games, 'move')}>
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
        {proposal.told === 0 ? 'Call off' : 'Call off and tell people'}
      </Button>
    </Card>
  );
}

/** '3 games move, 1 postponed' */
function described(games: readonly CalledOffGame[], word: 'move' | 'moved'): string {
  const moved = games.filter(({ dateTime }) => dateTime !== null).length;
  const left = games.length - moved;
  const verb = word === 'move' && moved === 1 ? 'moves' : word;
  return [moved > 0 && `${counted(moved, 'game')} ${verb}`, left > 0 && `${left} postponed`].filter(Boolean).join(', ');
}

const postponed = (game: CalledOffGame): CalledOffGame => ({
  ...game,
  ...{ dateTime: null, venueId: null, court: null, to: { dateTime: null, location: null } },
});

const toMove = ({ planGameId, gameId, version, dateTime, venueId, court }: CalledOffGame) => ({
  ...{ planGameId, gameId, version, dateTime, venueId, court },
});
