import { useQuery } from '@tanstack/react-query';
import type { Team } from '#features/teams/teams/contract.ts';
import { Card } from '#web/ui/Card.tsx';
import { bracketsOptions } from '../api.ts';
import { BracketRow } from '../BracketRow.tsx';

/** The knock-outs in which a team plays. Renders nothing if there are none. */
export function TeamBrackets({ team }: { team: Team }) {
  const { data = [] } = useQuery(bracketsOptions);
  const own = data.filter(({ teamIds }) => teamIds.includes(team.id));
  if (own.length === 0) return null;
  return (
    <Card heading="Brackets" className="pb-0! overflow-clip">
      <ul className="game-rows -mx-4 border-line border-t">
        {own.map((bracket) => (
          <li key={bracket.competition.id}>
            <BracketRow bracket={bracket} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
