import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import { resultLabel, shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { GameActions } from '#features/games/web/GameActions.tsx';
import { resultTones } from '#features/games/web/StatusBadge.tsx';
import { countsIn, definitionOf, performanceOf } from '#features/sports/rules.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { BoxScore, BoxScoreLine } from '../contract.ts';
import { analysedGame } from '../default-games.ts';
import { isOfPlayers, leadersOf } from '../rules.ts';
import { BoxScoreActions } from './BoxScoreActions.tsx';
import { shortName } from './names.ts';
import { PeriodScores } from './PeriodScores.tsx';
import { PlayerPanel, panelHeading } from './PlayerPanel.tsx';
import { boxScorePath } from './paths.ts';
import { Shown } from './Shown.tsx';
import { SideChoice } from './SideChoice.tsx';
import { StatTable } from './StatTable.tsx';
import { loaderOfGame, useShownGame } from './shown-game.ts';
import { useShownSides } from './sides.ts';
import { tableSummary } from './summary.ts';
import { TeamTotals } from './TeamTotals.tsx';

export function MatchAnalysisPage() {
  const shown = useShownGame(analysedGame);
  return (
    <>
      <PageTitle back="/games" aside={shown.game && <Result game={shown.game} />}>
        Match analysis
      </PageTitle>
      <Shown shown={shown}>{(game, boxScore) => <Analysis key={game.id} {...{ game, boxScore }} />}</Shown>
    </>
  );
}

export const loader = loaderOfGame(analysedGame);

function Result({ game }: { game: Game }) {
  const settings = useHomeSide();
  if (game.status !== 'completed') return null;
  const label = resultLabel(game, settings);
  return <Pill tone={resultTones[label]}>{label}</Pill>;
}

function Analysis({ game, boxScore }: { game: Game; boxScore: BoxScore }) {
  const settings = useHomeSide();
  const sides = useShownSides(game, boxScore);
  const [chosenSide, setSide] = useState(sides[0]?.side ?? 'home');
  const [chosen, setChosen] = useState<number>();
  const definition = definitionOf(boxScore.definition);
  const shown = sides.find(({ side }) => side === chosenSide) ?? sides[0];
  const lines = boxScore.lines.filter(({ side }) => side === shown?.side);
  const played = lines.filter(({ didNotPlay }) => !didNotPlay);
  const line = played.find(({ playerId }) => playerId === chosen) ?? bestOf(boxScore, played);
  const names = { home: shownName(game.homeTeam, settings), away: shownName(game.awayTeam, settings) };
  const choose = (playerId: number) => {
    setChosen(playerId);
    requestAnimationFrame(showPanel);
  };
  if (!shown) return null;
  return (
    <Columns
      main={
        <Card heading="Player Performance Matrix">
          <div className="grid grid-cols-1 gap-3">
            <SideChoice sides={sides} value={shown.side} onChoose={setSide} />
            <StatTable
              summary={tableSummary(shown.name, definition, lines)}
              definition={definition}
              columns={definition.statistics.filter((one) => isOfPlayers(one) && !one.withoutColumn)}
              lines={lines}
              totals={boxScore.totals[shown.side]}
              chosen={line?.playerId}
              onChoose={choose}
            />
          </div>
        </Card>
      }
      side={
        <>
          {line && <PlayerPanel definition={definition} line={line} />}
          <GameLeaders boxScore={boxScore} />
          <TeamTotals boxScore={boxScore} names={names} />
          <PeriodScores boxScore={boxScore} names={names} scores={{ home: game.homeScore, away: game.awayScore }} />
          <ButtonLink to={boxScorePath(game.id)} wide>
            Box score
          </ButtonLink>
          <GameActions game={game} />
          <BoxScoreActions boxScore={boxScore} />
        </>
      }
    />
  );
}

/** The player shown until one is chosen: the one with the best performance. */
function bestOf({ definition }: BoxScore, lines: readonly BoxScoreLine[]): BoxScoreLine | undefined {
  const measure = ({ stats }: BoxScoreLine) => performanceOf(definitionOf(definition), countsIn(stats));
  return lines.toSorted((a, b) => measure(b) - measure(a))[0];
}

function showPanel() {
  const heading = document.getElementById(panelHeading);
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'nearest' });
}

function GameLeaders({ boxScore }: { boxScore: BoxScore }) {
  const leaders = leadersOf(definitionOf(boxScore.definition), boxScore.lines);
  if (leaders.length === 0) return null;
  return (
    <Card heading="Game leaders">
      <ul className="grid grid-cols-1 gap-2.5">
        {leaders.map(({ key, label, value, lines }) => (
          <li key={key} className="flex items-center gap-3">
            <Avatar name={lines[0]?.player.displayName ?? ''} photo={lines[0]?.player.photo} size={36} />
            <span className="min-w-0 flex-1">
              <span className="block text-soft text-xs">{label}</span>
              <span className="block truncate font-semibold text-sm">
                {lines.map(({ player }) => shortName(player.displayName)).join(', ')}
              </span>
            </span>
            <span className="score text-2xl">{value}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
