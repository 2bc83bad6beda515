import { useInfiniteQuery } from '@tanstack/react-query';
import { resultWord } from '#features/competition/competitions/rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { nextGame } from '#features/competition/games/rules.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import { teamGamesOptions } from '#features/competition/games/web/api.ts';
import { whenText } from '#features/competition/games/web/times.ts';
import { analysisPath } from '#features/results/box-scores/web/paths.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { Form } from '../Form.tsx';
import { listResults, type TeamResult } from '../team-results.ts';

/** A team's last five games and its next one; renders nothing before its first. */
export function TeamGames({ team }: { team: Team }) {
  const { data, isPlaceholderData } = useInfiniteQuery(teamGamesOptions(team.id));
  const games = data && !isPlaceholderData ? data : [];
  const now = new Date(useNow());
  const next = nextGame(games, now);
  const results = listResults(team.id, games);
  const season = results[0]?.game.season;
  if (!next && results.length === 0) return null;
  return (
    <Card
      heading={season ? `Form, season ${season}` : 'Form'}
      aside={<Form outcomes={results.map(({ outcome }) => outcome).toReversed()} />}
    >
      <ul className="grid grid-cols-1">
        {next && (
          <Row heading="Next" game={next} team={team} now={now}>
            <span className="text-soft text-xs">{next.location}</span>
          </Row>
        )}
        {results.map((result) => (
          <Row key={result.game.id} game={result.game} team={team} now={now}>
            <Result result={result} />
          </Row>
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  game: Game;
  team: Team;
  now: Date;
  heading?: string;
  children: React.ReactNode;
}

function Row({ game, team, now, heading, children }: RowProps) {
  const zone = useZone();
  const opponent = game.homeTeamId === team.id ? game.awayTeam : game.homeTeam;
  return (
    <li className="flex min-h-14 items-center gap-x-3 border-line border-t py-2 max-sm:flex-wrap">
      <TeamCrest team={opponent} size={28} lazy />
      <span className="min-w-0 flex-1 max-sm:basis-32">
        <span className="block truncate font-bold text-base">{opponent.name}</span>
        <span className="block text-soft text-xs">
          {heading && <b className="text-accent-text">{heading} · </b>}
          {[whenText(game.dateTime, now, zone), resultWord(game)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {children}
    </li>
  );
}

function Result({ result: { game, side, outcome } }: { result: TeamResult }) {
  const score = scoreText(game, side);
  const scoreClasses = `score text-xl ${outcome === 'W' ? 'text-win' : 'text-soft'}`;
  if (!game.hasBoxScore) return <span className={scoreClasses}>{score}</span>;
  return (
    <ButtonLink to={analysisPath(game.id)} variant="plain" small>
      <span className={scoreClasses}>{score}</span>
      <span className="sr-only">, box score</span>
    </ButtonLink>
  );
}
