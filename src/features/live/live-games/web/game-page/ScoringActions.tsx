import { Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { GameEvents } from '../../contract.ts';
import { isBesidePlay } from '../../rules.ts';
import { BeforeScoring } from '../BeforeScoring.tsx';

const ScorerLinksDialog = lazyComponent(
  async () => (await import('#features/live/scorer-links/web/ScorerLinksDialog.tsx')).ScorerLinksDialog,
);

interface ScoringActionsProps {
  game: Game;
  gameEvents: GameEvents | undefined;
}

/** For people who may score this game. */
export function ScoringActions({ game, gameEvents }: ScoringActionsProps) {
  if (!canBeScoredLive(game, gameEvents)) return null;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <ButtonLink to={`/games/${game.id}/console`} variant={game.status === 'live' ? 'primary' : 'quiet'} wide>
        Score this game
      </ButtonLink>
      <ScorerLinksButton gameId={game.id} />
      {game.status !== 'completed' && (
        <div className="grid gap-2 sm:col-span-2">
          <ButtonLink to={`/games/${game.id}/sheet`} variant="plain" small className="justify-self-start">
            <Printer className="size-4" aria-hidden />
            Print the team sheet
          </ButtonLink>
          <BeforeScoring game={game} />
        </div>
      )}
    </div>
  );
}

/** A game that was completed without taps cannot be scored live. */
function canBeScoredLive({ status }: Game, gameEvents: GameEvents | undefined): boolean {
  if (!gameEvents?.can.score) return false;
  return (
    status === 'upcoming' || status === 'live' || (status === 'completed' && !gameEvents.events.every(isBesidePlay))
  );
}

function ScorerLinksButton({ gameId }: { gameId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        <Link2 className="size-4" aria-hidden />
        Scorer links
      </Button>
      {isOpen && <ScorerLinksDialog gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  );
}
