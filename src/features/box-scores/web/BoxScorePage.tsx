import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { definitionOf } from '#features/sports/rules.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { BoxScore } from '../contract.ts';
import { boxScoredGame } from '../default-games.ts';
import { isOfPlayers } from '../rules.ts';
import { BoxScoreActs } from './BoxScoreActs.tsx';
import { GameSummary } from './GameSummary.tsx';
import { PeriodScores } from './PeriodScores.tsx';
import { analysisPath } from './paths.ts';
import { Shown } from './Shown.tsx';
import { SideChoice } from './SideChoice.tsx';
import { StatTable } from './StatTable.tsx';
import { loaderOfGame, useShownGame } from './shown-game.ts';
import { useShownSides } from './sides.ts';
import { tableSummary } from './summary.ts';

export function BoxScorePage() {
  const shown = useShownGame(boxScoredGame);
  return (
    <>
      <PageTitle
        back="/home"
        aside={
          <ButtonLink to="/games" look="plain" small>
            All Games
          </ButtonLink>
        }
      >
        Box Score
      </PageTitle>
      <Shown shown={shown}>{(game, boxScore) => <Statistics key={game.id} {...{ game, boxScore }} />}</Shown>
    </>
  );
}

export const loader = loaderOfGame(boxScoredGame);

function Statistics({ game, boxScore }: { game: Game; boxScore: BoxScore }) {
  const settings = useHomeSide();
  const sides = useShownSides(game, boxScore);
  const [chosen, setSide] = useState(sides[0]?.side ?? 'home');
  const shown = sides.find(({ side }) => side === chosen) ?? sides[0];
  const definition = definitionOf(boxScore.definition);
  const names = { home: shownName(game.homeTeam, settings), away: shownName(game.awayTeam, settings) };
  if (!shown) return null;
  const lines = boxScore.lines.filter(({ side }) => side === shown.side);
  return (
    <Columns
      main={
        <Card heading="Player Stats">
          <div className="grid gap-3">
            <SideChoice sides={sides} value={shown.side} onChoose={setSide} />
            <StatTable
              summary={tableSummary(shown.name, definition, lines)}
              definition={definition}
              columns={definition.statistics.filter(
                (one) => isOfPlayers(one) && !one.inAnalysisOnly && !one.withoutColumn,
              )}
              lines={lines}
              totals={boxScore.totals[shown.side]}
              withShares
            />
          </div>
        </Card>
      }
      side={
        <>
          <GameSummary {...{ game, boxScore, names }} />
          <PeriodScores boxScore={boxScore} names={names} scores={{ home: game.homeScore, away: game.awayScore }} />
          <ButtonLink to={analysisPath(game.id)} wide>
            Match analysis
          </ButtonLink>
          <BoxScoreActs boxScore={boxScore} />
        </>
      }
    />
  );
}
