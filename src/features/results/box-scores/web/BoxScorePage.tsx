import { type ReactNode, useState } from 'react';
import { resultSentence } from '#features/competition/competitions/rules.ts';
import { setsText } from '#features/competition/games/beside-rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { bothInningsText } from '#features/competition/games/innings-rules.ts';
import { categoryNames } from '#features/competition/games/name-rules.ts';
import { findWinner, scoreText } from '#features/competition/games/score-rules.ts';
import { whenText } from '#features/competition/games/web/times.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { fixtureText } from '#shared/notation.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { BoxScore, Side } from '../contract.ts';
import { findLeaders, isOfPlayers } from '../rules.ts';
import { tableSummary } from './columns.ts';
import { besideBoxScore } from './extension-points.ts';
import { PlayerNames } from './PlayerNames.tsx';
import { analysisPath } from './paths.ts';
import { BoxScoreActions, boxScoredGame, defineGameLoader, PeriodScores, Shown, useShownGame } from './Shown.tsx';
import { SideChoice, useShownSides } from './SideChoice.tsx';
import { StatTable } from './StatTable.tsx';

export function BoxScorePage() {
  const shown = useShownGame(boxScoredGame);
  return (
    <>
      <PageTitle
        aside={
          <ButtonLink to="/games" variant="plain" small>
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

export const loader = defineGameLoader(boxScoredGame);

function Statistics({ game, boxScore }: { game: Game; boxScore: BoxScore }) {
  const sides = useShownSides(game, boxScore);
  const [chosen, setSide] = useState(sides[0]?.side ?? 'home');
  const shown = sides.find(({ side }) => side === chosen) ?? sides[0];
  const definition = getDefinition(boxScore.definition);
  const names = { home: game.homeTeam.name, away: game.awayTeam.name };
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
          <PeriodScores
            boxScore={boxScore}
            teams={{ home: game.homeTeam, away: game.awayTeam }}
            scores={{ home: game.homeScore, away: game.awayScore }}
          />
          {besideBoxScore.contributions().map(({ key, Component }) => (
            <Component key={key} game={game} />
          ))}
          <ButtonLink to={analysisPath(game.id)} wide>
            Match analysis
          </ButtonLink>
          <BoxScoreActions boxScore={boxScore} />
        </>
      }
    />
  );
}

interface GameSummaryProps {
  game: Game;
  boxScore: BoxScore;
  names: Record<Side, string>;
}

/** The game in a few lines: who won by how much, the leaders, when and where it was. */
function GameSummary({ game, boxScore, names }: GameSummaryProps) {
  const now = new Date(useNow());
  const zone = useZone();
  const leaders = findLeaders(getDefinition(boxScore.definition), boxScore.lines);
  return (
    <Card heading="Game Summary">
      <p className="text-base">{[resultText(game, names), resultSentence(game, names)].filter(Boolean).join(' ')}</p>
      <dl className="mt-3 grid gap-2 text-sm">
        {leaders.map(({ key, label, value, lines }) => (
          <Fact
            key={key}
            label={`Most ${label.toLowerCase()}`}
            value={
              <>
                <PlayerNames lines={lines} />, {value}
              </>
            }
          />
        ))}
        <Fact label="Played" value={whenText(game.dateTime, now, zone)} />
        <Fact label="Where" value={game.location} />
        <Fact
          label="Competition"
          value={`${game.competition?.name ?? categoryNames[game.category]}, season ${game.season}`}
        />
      </dl>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="shrink-0 text-soft">{label}</dt>
      <dd className="ml-auto text-right font-semibold">{value}</dd>
    </div>
  );
}

function resultText(game: Game, names: Record<Side, string>): string | null {
  const { status, homeScore, awayScore, resultAgainst } = game;
  if (resultAgainst === 'both') return null;
  if (homeScore === null || awayScore === null) return `${fixtureText(names.home, names.away)}.`;
  if (status !== 'completed') return `${names.home} ${homeScore}, ${names.away} ${awayScore} so far.`;
  const winner = findWinner(game);
  const parts = bothInningsText(game, winner ?? 'home') ?? setsText(game, winner ?? 'home');
  if (winner === null) return `${names.home} and ${names.away} drew ${scoreText(game)}.`;
  return `${names[winner]} beat ${names[winner === 'home' ? 'away' : 'home']} ${scoreText(game, winner)}${parts && ` (${parts})`}.`;
}
