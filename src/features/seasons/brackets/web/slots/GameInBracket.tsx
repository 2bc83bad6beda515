import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link, type Params } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { GameTime } from '#features/competition/games/web/GameTime.tsx';
import { whenText } from '#features/competition/games/web/times.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import { type NextSentence, nextSentences, stakeText } from '../../next-words.ts';
import { bracketPath } from '../../rules.ts';
import { gameInBracketOptions } from '../api.ts';
import { winnerOf } from '../match-words.ts';

/** What a game decides in its knock-out. Renders nothing for another game. */
export function GameInBracket({ game }: { game: Game }) {
  const { data: place } = useQuery(gameInBracketOptions(game.id));
  if (!place || game.status === 'cancelled') return null;
  const winner = winnerOf(game);
  const stake = stakeText(place, winner && game[`${winner}Team`].name);
  const sentences = nextSentences(place, game.awayTeam.name, game.status === 'completed');
  return (
    <Card
      heading={
        <span className="flex items-center gap-2 text-base">
          <Trophy className="size-4 shrink-0 text-soft" aria-hidden />
          <span className="min-w-0 wrap-anywhere">{place.match}</span>
        </span>
      }
      aside={
        <Link
          to={bracketPath(place.competition.id)}
          viewTransition
          className="-my-2.5 inline-flex min-h-11 items-center font-bold text-accent-text text-sm hover:underline"
        >
          Bracket<span className="sr-only"> of {place.competition.name}</span>
        </Link>
      }
    >
      <div className="grid gap-1 text-sm empty:hidden">
        {sentences.map((sentence) => (
          <Next key={`${sentence.next.match} ${sentence.next.takes}`} sentence={sentence} />
        ))}
        {place.wentOn && (
          <p className="text-pretty wrap-anywhere">
            <b>{place.wentOn.name}</b> goes on, as an officer decided.
          </p>
        )}
        {place.isAsked && <p className="text-pretty font-bold">Being decided: an officer says who goes on.</p>}
        {stake && <p className="text-pretty wrap-anywhere">{stake}</p>}
      </div>
    </Card>
  );
}

GameInBracket.reads = (client: QueryClient, _search: URLSearchParams, params: Params) => [
  client.prefetchQuery(gameInBracketOptions(Number(params['id']))),
];

function Next({ sentence: { before, match, after, next } }: { sentence: NextSentence }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <p className="text-pretty wrap-anywhere">
      {before}
      {next.gameId === null ? (
        match
      ) : (
        <Link
          to={`/games/${next.gameId}`}
          viewTransition
          className="inline-block py-0.5 underline decoration-line underline-offset-4"
        >
          {match}
        </Link>
      )}
      {after}
      {next.dateTime !== null && (
        <span className="text-soft">
          {' · '}
          <GameTime at={next.dateTime}>{whenText(next.dateTime, now, zone)}</GameTime>
        </span>
      )}
    </p>
  );
}
