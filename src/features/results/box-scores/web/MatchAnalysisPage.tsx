import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { resultLabel } from '#features/competition/games/rules.ts';
import { useHomeSide } from '#features/competition/games/web/api.ts';
import { GameActions } from '#features/competition/games/web/GameActions.tsx';
import { resultTones } from '#features/competition/games/web/Scoreline.tsx';
import type { Statistic } from '#features/teams/sports/definitions/definition.ts';
import { computePerformance, countsIn, getDefinition, listParts } from '#features/teams/sports/rules.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import { TeamLink } from '#features/teams/teams/web/TeamLink.tsx';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ScrollTable } from '#web/ui/lists/Table.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { BoxScore, BoxScoreLine, Side } from '../contract.ts';
import { findLeaders, isOfPlayers, sides } from '../rules.ts';
import { formatCell, shortName, sortedBy, tableSummary } from './columns.ts';
import { PlayerNames } from './PlayerNames.tsx';
import { PlayerPanel, panelHeading } from './PlayerPanel.tsx';
import { boxScorePath } from './paths.ts';
import { analysedGame, BoxScoreActions, defineGameLoader, PeriodScores, Shown, useShownGame } from './Shown.tsx';
import { SideChoice, useShownSides } from './SideChoice.tsx';
import { StatTable } from './StatTable.tsx';

export function MatchAnalysisPage() {
  const shown = useShownGame(analysedGame);
  return (
    <>
      <PageTitle aside={shown.game && <Result game={shown.game} />}>Match analysis</PageTitle>
      <Shown shown={shown}>{(game, boxScore) => <Analysis key={game.id} {...{ game, boxScore }} />}</Shown>
    </>
  );
}

export const loader = defineGameLoader(analysedGame);

function Result({ game }: { game: Game }) {
  const settings = useHomeSide();
  if (game.status !== 'completed') return null;
  const label = resultLabel(game, settings);
  return <Pill tone={resultTones[label]}>{label}</Pill>;
}

function Analysis({ game, boxScore }: { game: Game; boxScore: BoxScore }) {
  const sides = useShownSides(game, boxScore);
  const [chosenSide, setSide] = useState(sides[0]?.side ?? 'home');
  const [chosen, setChosen] = useState<number>();
  const definition = getDefinition(boxScore.definition);
  const shown = sides.find(({ side }) => side === chosenSide) ?? sides[0];
  const columns = definition.statistics.filter((one) => isOfPlayers(one) && !one.withoutColumn);
  const lines = boxScore.lines.filter(({ side }) => side === shown?.side);
  const played = lines.filter(({ didNotPlay }) => !didNotPlay);
  const line = played.find(({ playerId }) => playerId === chosen) ?? findBest(boxScore, played);
  const teams = { home: game.homeTeam, away: game.awayTeam };
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
              columns={columns}
              lines={sortedBy(columns[0], lines)}
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
          <TeamTotals boxScore={boxScore} teams={teams} />
          <PeriodScores boxScore={boxScore} teams={teams} scores={{ home: game.homeScore, away: game.awayScore }} />
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
function findBest({ definition }: BoxScore, lines: readonly BoxScoreLine[]): BoxScoreLine | undefined {
  const measure = ({ stats }: BoxScoreLine) => computePerformance(getDefinition(definition), countsIn(stats));
  return lines.toSorted((a, b) => measure(b) - measure(a))[0];
}

function showPanel() {
  const heading = document.getElementById(panelHeading);
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'nearest' });
}

function GameLeaders({ boxScore }: { boxScore: BoxScore }) {
  const leaders = findLeaders(getDefinition(boxScore.definition), boxScore.lines);
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
                <PlayerNames lines={lines} format={shortName} />
              </span>
            </span>
            <span className="score text-xl">{value}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The totals of both teams, side by side. */
function TeamTotals({ boxScore, teams }: { boxScore: BoxScore; teams: Record<Side, TeamName> }) {
  const { statistics } = getDefinition(boxScore.definition);
  const isShown = (statistic: Statistic) =>
    !statistic.withoutColumn ||
    sides.some((side) => listParts(statistic).some(({ key }) => (boxScore.totals[side][key] ?? 0) > 0));
  const counted = sides.filter(
    (side) => boxScore.lines.some((line) => line.side === side) || Object.keys(boxScore.teamStats[side]).length > 0,
  );
  return (
    <Card heading="Team totals">
      <ScrollTable label="Team totals" caption="What each team did" className="min-w-[17rem] table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-[36%]">
              Statistic
            </th>
            {counted.map((side) => (
              <th key={side} scope="col">
                <TeamLink team={teams[side]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.filter(isShown).map((statistic) => (
            <tr key={statistic.key}>
              <th scope="row" className="font-normal text-soft">
                {statistic.label}
              </th>
              {counted.map((side) => {
                const { value, unit, percentage, spoken } = formatCell(statistic, boxScore.totals[side]);
                return (
                  <td key={side} className="score">
                    <span className="sr-only">{spoken}</span>
                    <span aria-hidden>
                      {value}
                      {unit}
                    </span>
                    {percentage && (
                      <span aria-hidden className="ml-1.5 text-base text-soft">
                        {percentage}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
