import type { Game } from '#features/competition/games/contract.ts';
import { GameBadge, Scoreline } from '#features/competition/games/web/Scoreline.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { periodName, periodsHeading } from '#features/teams/sports/period-rules.ts';
import { Card } from '#web/ui/Card.tsx';
import { ScrollTable } from '#web/ui/lists/Table.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { LiveGame } from './LiveLines.tsx';

interface GameScoreProps {
  game: Game;
  /** `Quarter 2`, while it is played. */
  period: string | null | undefined;
}

/** Between the two sides, while they play and afterwards. */
export function GameScore({ game, period }: GameScoreProps) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <div className="grid shrink-0 justify-items-center gap-1" aria-live="polite" aria-atomic="true">
      <Scoreline game={game} final={game.status === 'completed'} />
      <GameBadge game={game} />
      <p className="text-center text-sm text-soft">
        {period && game.status === 'live' ? period : whenText(game.dateTime, now, zone)}
      </p>
    </div>
  );
}

export const formatPeriod = ({ definition, state }: LiveGame) =>
  state.isStarted && !state.isEnded ? `${definition.periods.name} ${state.period}` : null;

/** The score of each period, once there is more than one. */
export function PeriodScores({ game, live }: { game: Game; live: LiveGame }) {
  const { definition, state } = live;
  const { periodScores, score } = state;
  if (periodScores.length < 2) return null;
  return (
    <Card heading={periodsHeading(definition.periods)}>
      <ScrollTable label="Score of each period">
        <thead>
          <tr>
            <th scope="col">Team</th>
            {periodScores.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a period is its number
              <th key={at} scope="col">
                {periodName(definition.periods, at + 1)}
              </th>
            ))}
            <th scope="col" className="font-bold text-ink">
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row" className="font-bold">
                {(side === 'home' ? game.homeTeam : game.awayTeam).name}
              </th>
              {periodScores.map((period, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a period is its number
                <td key={at} className="score text-soft">
                  {period[side]}
                </td>
              ))}
              <td className="score text-xl">{score[side]}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
