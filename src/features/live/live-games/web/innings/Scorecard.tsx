import type { Game } from '#features/competition/games/contract.ts';
import { inningsText, oversText } from '#features/competition/games/innings-rules.ts';
import { PlayerLink } from '#features/results/box-scores/web/PlayerLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ColumnHeading, Table } from '#web/ui/lists/Table.tsx';
import type { Innings } from '../../innings-rules.ts';
import { dismissalText, extrasText, fallsText, namesIn } from '../../innings-words.ts';
import type { LiveGame } from '../LiveLines.tsx';

interface ScorecardProps {
  game: Game;
  live: LiveGame;
}

/** Who batted and how they were out, who bowled, the extras and the fall of wickets. Renders nothing in other sports. */
export function Scorecard({ game, live }: ScorecardProps) {
  const innings = live.innings?.innings.filter(({ balls, batting }) => balls > 0 || batting.length > 0) ?? [];
  const names = namesIn(live.state.shown);
  return innings.map((one) => <InningsCard key={one.period} game={game} innings={one} live={live} names={names} />);
}

interface InningsCardProps extends ScorecardProps {
  innings: Innings;
  names: ReadonlyMap<number, string>;
}

function InningsCard({ game, innings, live, names }: InningsCardProps) {
  const team = game[`${innings.side}Team`].name;
  const getName = (id: number | null) => (id === null ? undefined : (names.get(id) ?? 'A player'));
  const falls = fallsText(innings, getName);
  return (
    <Card
      heading={team}
      aria-label={`Innings of ${team}`}
      aside={<span className="score text-lg">{inningsText(game, innings.side)}</span>}
    >
      <div className="grid gap-4">
        <Batting innings={innings} getName={getName} />
        <p className="text-sm">
          <strong>Extras</strong> {extrasText(live.definition, innings)}
        </p>
        <Bowling innings={innings} getName={getName} />
        {falls && (
          <p className="text-sm text-pretty">
            <strong>Fall of wickets</strong> <span className="text-soft">{falls}</span>
          </p>
        )}
      </div>
    </Card>
  );
}

interface PartProps {
  innings: Innings;
  getName: (id: number | null) => string | undefined;
}

const Batting = ({ innings, getName }: PartProps) => (
  <Table caption="Batting">
    <thead>
      <tr>
        <th scope="col">Batter</th>
        <ColumnHeading short="R" label="Runs" className="font-bold text-ink" />
        <ColumnHeading short="B" label="Balls faced" />
        <ColumnHeading short="4s" label="Fours" />
        <ColumnHeading short="6s" label="Sixes" />
        <ColumnHeading short="SR" label="Strike rate" className="max-[359px]:hidden" />
      </tr>
    </thead>
    <tbody>
      {innings.batting.map(({ playerId, runs, balls, fours, sixes, out }) => (
        <tr key={playerId}>
          <th scope="row">
            <NameLink id={playerId} name={getName(playerId)} />
            <span className="block text-xs font-normal text-soft wrap-anywhere">
              {out === null ? 'not out' : dismissalText(out, getName)}
            </span>
          </th>
          <td className="font-bold text-ink">{runs}</td>
          <td>{balls}</td>
          <td>{fours}</td>
          <td>{sixes}</td>
          <td className="max-[359px]:hidden">{balls === 0 ? '–' : ((100 * runs) / balls).toFixed(1)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Bowling = ({ innings, getName }: PartProps) => (
  <Table caption="Bowling">
    <thead>
      <tr>
        <th scope="col">Bowler</th>
        <ColumnHeading short="O" label="Overs" />
        <ColumnHeading short="M" label="Maidens" />
        <ColumnHeading short="R" label="Runs conceded" />
        <ColumnHeading short="W" label="Wickets" className="font-bold text-ink" />
        <ColumnHeading short="Econ" label="Runs an over" />
      </tr>
    </thead>
    <tbody>
      {innings.bowling.map(({ playerId, balls, maidens, runs, wickets }) => (
        <tr key={playerId}>
          <th scope="row">
            <NameLink id={playerId} name={getName(playerId)} />
          </th>
          <td>{oversText(balls)}</td>
          <td>{maidens}</td>
          <td>{runs}</td>
          <td className="font-bold text-ink">{wickets}</td>
          <td>{balls === 0 ? '–' : ((6 * runs) / balls).toFixed(1)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const NameLink = ({ id, name }: { id: number; name: string | undefined }) => (
  <PlayerLink playerId={id} className="font-bold wrap-anywhere">
    {name}
  </PlayerLink>
);
