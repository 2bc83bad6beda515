import type { Game } from '#features/games/contract.ts';
import { categoryNames } from '#features/games/web/names.ts';
import { whenText } from '#features/games/web/times.ts';
import { definitionOf } from '#features/sports/rules.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/clock.ts';
import { useZone } from '#web/zone.ts';
import type { BoxScore, Side } from '../contract.ts';
import { leadersOf } from '../rules.ts';

interface GameSummaryProps {
  game: Game;
  boxScore: BoxScore;
  names: Record<Side, string>;
}

/** The game in a few lines: who won by how much, who did most, where it was. */
export function GameSummary({ game, boxScore, names }: GameSummaryProps) {
  const now = new Date(useNow());
  const zone = useZone();
  const leaders = leadersOf(definitionOf(boxScore.definition), boxScore.lines);
  return (
    <Card heading="Game Summary">
      <p className="text-[0.9375rem]">{resultText(game, names)}</p>
      <dl className="mt-3 grid gap-2 text-sm">
        {leaders.map(({ key, label, value, lines }) => (
          <Fact
            key={key}
            label={`Most ${label.toLowerCase()}`}
            value={`${lines.map(({ player }) => player.displayName).join(', ')}, ${value}`}
          />
        ))}
        <Fact label="Played" value={whenText(game.dateTime, now, zone)} />
        <Fact label="Where" value={game.location} />
        <Fact label="Competition" value={`${categoryNames[game.category]}, season ${game.season}`} />
      </dl>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="shrink-0 text-soft">{label}</dt>
      <dd className="ml-auto text-right font-semibold">{value}</dd>
    </div>
  );
}

function resultText({ status, homeScore, awayScore }: Game, names: Record<Side, string>): string {
  if (homeScore === null || awayScore === null) return `${names.home} against ${names.away}.`;
  if (status !== 'completed') return `${names.home} ${homeScore}, ${names.away} ${awayScore} so far.`;
  if (homeScore === awayScore) return `${names.home} and ${names.away} drew ${homeScore}–${awayScore}.`;
  const [winner, loser, most, least] =
    homeScore > awayScore
      ? [names.home, names.away, homeScore, awayScore]
      : [names.away, names.home, awayScore, homeScore];
  return `${winner} beat ${loser} ${most}–${least}.`;
}
