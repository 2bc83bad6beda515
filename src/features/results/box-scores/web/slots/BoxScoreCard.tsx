import { useId } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { TeamLink } from '#features/teams/teams/web/TeamLink.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { BoxScore, Side } from '../../contract.ts';
import { sides } from '../../rules.ts';
import { mainColumns, sortedBy, tableSummary } from '../columns.ts';
import { boxScorePath } from '../paths.ts';
import { StatTable } from '../StatTable.tsx';

interface BoxScoreCardProps {
  game: Pick<Game, 'id' | 'homeTeam' | 'awayTeam'>;
  boxScore: BoxScore;
}

/** What the players of both sides did, in the sport's main columns. */
export function BoxScoreCard({ game, boxScore }: BoxScoreCardProps) {
  const withLines = sides.filter((side) => boxScore.lines.some((line) => line.side === side));
  return (
    <Card heading="Box score">
      <div className="grid grid-cols-1 gap-4">
        {withLines.map((side) => (
          <SideLines key={side} isLast={side === withLines.at(-1)} team={game[`${side}Team`]} {...{ side, boxScore }} />
        ))}
        <ButtonLink to={boxScorePath(game.id)} variant="plain" wide className="-my-2">
          Whole box score
        </ButtonLink>
      </div>
    </Card>
  );
}

interface SideLinesProps {
  team: Game['homeTeam'];
  side: Side;
  boxScore: BoxScore;
  isLast: boolean;
}

function SideLines({ team, side, boxScore, isLast }: SideLinesProps) {
  const titleId = useId();
  const definition = getDefinition(boxScore.definition);
  const columns = mainColumns(definition, boxScore.lines);
  const lines = boxScore.lines.filter((line) => line.side === side);
  const played = lines.filter(({ didNotPlay }) => !didNotPlay);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-1 text-base">
        <TeamLink team={team} />
      </h3>
      <StatTable
        label={`Statistics of ${team.name}`}
        summary={tableSummary(team.name, definition, lines)}
        definition={definition}
        columns={columns}
        lines={sortedBy(columns[0], played)}
        totals={boxScore.totals[side]}
        withLegend={isLast}
      />
    </section>
  );
}
