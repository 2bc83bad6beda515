import { RotateCcw } from 'lucide-react';
import { use } from 'react';
import { toPairs } from '#features/competition/games/period-score-rules.ts';
import { GameActions } from '#features/competition/games/web/GameActions.tsx';
import { describeWhole } from '#features/competition/games/whole-result-rules.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { checkSheet } from '../../../check-rules.ts';
import { toInnings } from '../../../innings-score-rules.ts';
import { toScores } from '../../../rules.ts';
import { LinkScoringContext } from '../../link-scoring.ts';
import { CheckSheet } from './check/CheckSheet.tsx';
import type { ConsoleState } from './use-console.ts';

/** What comes after the end: check the sheet, see the result, share it, or go on playing. */
export function GameOver({ console }: { console: ConsoleState }) {
  const { game, definition, scoring, teamSheets, undo } = console;
  // Scorers with a link have no pages to go to.
  const isByLink = use(LinkScoringContext) !== null;
  const end = scoring.state.shown.findLast(({ kind }) => kind === 'end');
  const squads = { home: teamSheets.home.squad, away: teamSheets.away.squad };
  const findings = checkSheet(definition, scoring.state, squads);
  const final = toScores(scoring.state);
  const periodScores = toPairs(scoring.state.periodScores);
  const innings = toInnings(definition, scoring.state);
  return (
    <section
      aria-labelledby="game-over"
      className="mx-auto grid w-full max-w-md grid-cols-1 content-center gap-2 [grid-area:before]"
    >
      <h2 id="game-over" className="text-center">
        Game over
      </h2>
      <p className="mb-2 text-balance text-center text-soft">
        {describeWhole({ ...game, ...final, periodScores, innings })}
      </p>
      <CheckSheet console={console} findings={findings} />
      {!isByLink && (
        <>
          <ButtonLink to={`/games/${game.id}`} variant="primary" wide>
            View result
          </ButtonLink>
          {/* Sharing comes once the end is saved: its place is kept, so that Reopen does not move. */}
          <div className="grid min-h-12">
            <GameActions game={game} shareLabel={findings.length > 0 ? 'Share anyway' : undefined} />
          </div>
        </>
      )}
      <Button wide onClick={() => end && undo(end.id)}>
        <RotateCcw className="size-4" aria-hidden /> Reopen the game
      </Button>
    </section>
  );
}
