import type { CSSProperties, ReactNode } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { categoryNames } from '#features/competition/games/name-rules.ts';
import type { CardColour, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { fixtureText, momentText } from '#shared/notation.ts';
import { device } from '#web/zone.ts';
import type { Side } from '../../../contract.ts';
import { countLines, listColumns, listLines, type PaperColumns } from '../../../paper-rules.ts';
import type { SideSheet } from '../console/sheet/use-sheets.ts';
import './paper.css';

interface PaperProps {
  game: Game;
  definition: SportDefinition;
  sheets: Record<Side, SideSheet>;
}

const sides: readonly Side[] = ['home', 'away'];
const officials = ['Referee', '2nd referee', 'Scorer', 'Timekeeper'];
const cardNames: Record<CardColour, string> = { green: 'G', yellow: 'Y', red: 'R' };

/** The room that the lines of a side share on the page, in the paper's own unit. */
const room = 50;
const tallest = 2.2;
const [leastTally, mostTally] = [3.4, 9];
/** A name of more letters is written smaller. */
const longName = 20;

const lineOf = (height: number): CSSProperties & Record<'--line', string> => ({ '--line': `${height}em` });

/** The team sheets of both sides on one page, to be filled in by hand. */
export function Paper({ game, definition, sheets }: PaperProps) {
  const columns = listColumns(definition);
  const lines = countLines(sides.map((side) => sheets[side].squad));
  const line = Math.min(tallest, room / lines);
  // What the players do not need is for tallies.
  const tally = Math.min(mostTally, leastTally + (room - lines * line) / 2);
  return (
    <div className="team-sheet">
      <article className="paper" aria-label="Team sheet" style={lineOf(line)}>
        <Head game={game} />
        <div className="grid grid-cols-2 items-start gap-[1.2em]">
          {sides.map((side) => (
            <SideTable
              key={side}
              name={game[`${side}Team`].name}
              sheet={sheets[side]}
              lines={lines}
              columns={columns}
            />
          ))}
        </div>
        <RunningScore game={game} periods={columns.periods} line={tally} />
        <div className="grid grid-cols-4 gap-x-[1.2em]">
          {officials.map((official) => (
            <Line key={official}>{official}</Line>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-x-[1.2em]">
          {sides.map((side) => (
            <Line key={side}>Captain, {game[`${side}Team`].name}</Line>
          ))}
        </div>
      </article>
    </div>
  );
}

function Head({ game }: { game: Game }) {
  const { sport, competition, category, group, round, dateTime, location } = game;
  const what = [sport.name, competition?.name ?? categoryNames[category], group, round];
  const when = dateTime === null ? 'Date to be confirmed' : momentText(device.wall(dateTime));
  return (
    <header className="grid gap-[0.3em] border-black border-b-2 pb-[0.6em]">
      <p className="wrap-anywhere">{what.filter(Boolean).join(' · ')}</p>
      <h2 className="wrap-anywhere [font-size:1.9em]">{fixtureText(game.homeTeam.name, game.awayTeam.name)}</h2>
      <p className="wrap-anywhere">
        {when} · {location}
      </p>
    </header>
  );
}

interface SideTableProps {
  name: string;
  sheet: SideSheet;
  lines: number;
  columns: PaperColumns;
}

function SideTable({ name, sheet: { squad, isSet, suggested }, lines, columns }: SideTableProps) {
  const { players, empty, leftOut } = listLines(squad, lines);
  // Where nobody has said anything, the boxes are ticked by hand.
  const isKnown = isSet || (suggested !== undefined && suggested.from !== 'everybody');
  const cards = columns.cards.map((colour) => cardNames[colour]);
  const marks = [...Array.from({ length: columns.fouls }, (_, at) => `foul ${at + 1}`), ...cards];
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="truncate pb-[0.3em] [font-size:1.2em]">{name}</h3>
      <table>
        <thead>
          <tr>
            <th className="mark">
              <span className="sr-only">Here</span>
            </th>
            <th className="narrow w-[2.6em]">No.</th>
            <th className="text-left">Player</th>
            {columns.fouls > 0 && (
              <th colSpan={columns.fouls} style={{ width: `${columns.fouls * 1.55}em` }}>
                Fouls
              </th>
            )}
            {cards.map((card) => (
              <th key={card} className="mark">
                {card}
              </th>
            ))}
            <th className={columns.fouls > 0 ? 'w-[4.4em]' : 'w-[8em]'}>{columns.score}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ id, displayName, jerseyNumber, isCaptain, isAbsent }) => (
            <tr key={id}>
              <td className="mark">{isKnown && !isAbsent ? '✓' : ''}</td>
              <td className="narrow font-bold">{jerseyNumber}</td>
              <td className={displayName.length > longName ? 'long' : undefined}>
                {isCaptain && '(C) '}
                {displayName}
              </td>
              <Cells marks={marks} />
            </tr>
          ))}
          {Array.from({ length: empty }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty line is its number
            <tr key={`empty ${at}`}>
              <td className="mark" />
              <td />
              <td />
              <Cells marks={marks} />
            </tr>
          ))}
        </tbody>
      </table>
      {leftOut > 0 && <p className="pt-[0.3em]">And {leftOut} who are not here.</p>}
    </section>
  );
}

/** What is written in during the game. */
const Cells = ({ marks }: { marks: readonly string[] }) => (
  <>
    {marks.map((mark) => (
      <td key={mark} className="mark" />
    ))}
    <td />
  </>
);

function RunningScore({ game, periods, line }: { game: Game; periods: readonly string[]; line: number }) {
  return (
    <table style={lineOf(line)}>
      <thead>
        <tr>
          <th className="w-[14em] text-left">Running score</th>
          {periods.map((period) => (
            <th key={period}>{period}</th>
          ))}
          <th className="w-[5em]">Total</th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side}>
            <th scope="row" className="text-left">
              {game[`${side}Team`].name}
            </th>
            {periods.map((period) => (
              <td key={period} />
            ))}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line to sign on. */
const Line = ({ children }: { children: ReactNode }) => (
  <p className="mt-[1.6em] truncate border-black border-t pt-[0.2em]">{children}</p>
);
