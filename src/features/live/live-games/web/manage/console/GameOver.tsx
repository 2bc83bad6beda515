import { RotateCcw } from 'lucide-react';
import { use } from 'react';
import { describeWhole } from '#features/competition/games/beside-rules.ts';
import { toPairs } from '#features/competition/games/period-score-rules.ts';
import { GameActions } from '#features/competition/games/web/GameActions.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { toInnings } from '../../../innings-score.ts';
import { toScores } from '../../../rules.ts';
import { LinkScoringContext } from '../../link-scoring.ts';
import type { ConsoleState } from './use-console.ts';

/** What comes after the end: see the result, share it, or go on playing. */
export function GameOver({ console: { game, definition, scoring, undo } }: { console: ConsoleState }) {
  // Scorers with a link have no pages to go to.
  const isByLink = use(LinkScoringContext) !== null;
  const end = scoring.state.shown.findLast(({ kind }) => kind === 'end');
  const final = toScores(scoring.state);
  const periodScores = toPairs(scoring.state.periodScores);
  const innings = toInnings(definition, scoring.state);
  return (
    <section
      aria-labelledby="game-over"
      className="mx-auto grid w-full max-w-md content-center gap-2 [grid-area:before]"
    >
      <h2 id="game-over" className="text-center">
        Game over
      </h2>
      <p className="mb-2 text-balance text-center text-soft">
        {describeWhole({ ...game, ...final, periodScores, innings })}
      </p>
      {!isByLink && (
        <>
          <ButtonLink to={`/games/${game.id}`} variant="primary" wide>
            View result
          </ButtonLink>
          {/* Sharing comes once the end is saved: its place is kept, so that Reopen does not move. */}
          <div className="grid min-h-12">
            <GameActions game={game} />
          </div>
        </>
      )}
      <Button wide onClick={() => end && undo(end.id)}>
        <RotateCcw className="size-4" aria-hidden /> Reopen the game
      </Button>
    </section>
  );
}
