import { formatCell, mainColumns } from '#features/results/box-scores/web/columns.ts';
import { computeStandings } from '#features/results/standings/rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { pickTrackedStats } from '#features/teams/sports/rules.ts';
import { ScrollTable } from '#web/ui/lists/Table.tsx';
import type { Side } from '../../contract.ts';
import type { LiveState } from '../../rules.ts';
import { trialGame, trialRosters, trialSides } from './trial-game.ts';

interface TrialProps {
  definition: SportDefinition;
  /** As if the game had ended with the last play. */
  state: LiveState;
}

/** The box score of a trial, and the rows of a table in which it is the only game. */
export function TrialNumbers({ definition, state }: TrialProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-labelledby="trial-box-score">
        <h3 id="trial-box-score" className="mb-1">
          Box score
        </h3>
        <BoxScore definition={definition} state={state} />
      </section>
      <section aria-labelledby="trial-table">
        <h3 id="trial-table" className="mb-1">
          Table, if it ended now
        </h3>
        <LeagueTable definition={definition} state={state} />
      </section>
    </div>
  );
}

const players = [...trialRosters.values()].flat();

function BoxScore({ definition, state }: TrialProps) {
  const lines = [...state.players].map(([id, { side, counts }]) => ({
    id,
    side,
    name: players.find((player) => player.id === id)?.displayName ?? '',
    stats: pickTrackedStats(definition, counts, null),
  }));
  if (lines.length === 0)
    return <p className="text-sm text-soft">Press a key, then a player: their line stands here.</p>;
  const columns = mainColumns(definition, lines);
  return (
    <ScrollTable label="Box score of the trial, scrolls sideways" frame="-mx-4 px-4">
      <thead>
        <tr>
          <th scope="col">Player</th>
          {columns.map(({ key, abbreviation, label }) => (
            <th key={key} scope="col">
              <abbr title={label} className="no-underline">
                {abbreviation}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, side, name, stats }) => (
          <tr key={id} className="h-11">
            <th scope="row">
              {name} <span className="font-normal text-soft text-sm">{teamName(side)}</span>
            </th>
            {columns.map((statistic) => {
              const { value, spoken } = formatCell(statistic, stats);
              return (
                <td key={statistic.key} className="score">
                  <span aria-hidden>{value}</span>
                  <span className="sr-only">{spoken}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

const teamName = (side: Side): string => trialGame[`${side}Team`].name;

function LeagueTable({ definition, state: { score, periodScores, shootOut } }: TrialProps) {
  const game = {
    homeTeamId: trialGame.homeTeamId,
    awayTeamId: trialGame.awayTeamId,
    homeScore: score.home,
    awayScore: score.away,
    periodScores: periodScores.map(({ home, away }) => [home, away] as const),
    shootout: shootOut && ([shootOut.home, shootOut.away] as const),
    overtime: periodScores.length > definition.periods.count,
  };
  const rows = computeStandings(definition.table, [game.homeTeamId, game.awayTeamId], [game]);
  return (
    <ScrollTable label="Table of the trial, scrolls sideways" frame="-mx-4 px-4">
      <thead>
        <tr>
          <th scope="col">Team</th>
          {['Won', 'Drawn', 'Lost', 'For', 'Against', 'Points'].map((column) => (
            <th key={column} scope="col">
              <abbr title={column} className="no-underline">
                {column === 'Points' ? 'Pts' : column.charAt(0)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.teamId} className="h-11">
            <th scope="row">{trialSides.find(([, team]) => team.id === row.teamId)?.[1].name}</th>
            {[row.won, row.drawn, row.lost, row.for, row.against, row.points].map((figure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
              <td key={at} className="score">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
