import { type QueryClient, useQuery } from '@tanstack/react-query';
import { bracketsOptions } from '../api.ts';
import { BracketRow } from '../BracketRow.tsx';

/** The knock-outs of a sport in a season, beside its tables. Renders nothing if there are none. */
export function SportBrackets({ sportId, season }: { sportId: number; season: string }) {
  const { data = [] } = useQuery(bracketsOptions);
  const own = data.filter((bracket) => bracket.sport.id === sportId && bracket.season === season);
  if (own.length === 0) return null;
  return (
    <ul aria-label="Brackets" className="card game-rows mt-4">
      {own.map((bracket) => (
        <li key={bracket.competition.id}>
          <BracketRow bracket={bracket} />
        </li>
      ))}
    </ul>
  );
}

SportBrackets.reads = (client: QueryClient) => [client.prefetchQuery(bracketsOptions)];
