import { YouMark } from '#features/teams/player-links/web/YouMark.tsx';
import type { SportDefinition, Statistic } from '#features/teams/sports/definitions/definition.ts';
import { type Band, countsIn, pickHighlight } from '#features/teams/sports/rules.ts';
import { ScrollTable } from '#web/ui/lists/Table.tsx';
import type { BoxScoreLine } from '../contract.ts';
import { formatCell, shortName } from './columns.ts';
import { PlayerLink } from './PlayerLink.tsx';

interface StatTableProps {
  /** Tells two tables of one page apart. */
  label?: string;
  /** Read out before the table: the team, and the leaders. */
  summary: string;
  definition: SportDefinition;
  columns: readonly Statistic[];
  lines: readonly BoxScoreLine[];
  totals: Readonly<Record<string, number | null>>;
  /** Shows the percentage under each pair, on its own line. */
  withShares?: boolean | undefined;
  /** Explains the marks below the table. */
  withLegend?: boolean;
  chosen?: number | undefined;
  onChoose?: ((playerId: number) => void) | undefined;
}

/** Statistics of each player. Names stay visible while numbers scroll sideways on a narrow phone. */
export function StatTable({
  label = 'Statistics',
  summary,
  definition,
  columns,
  lines,
  totals,
  withShares,
  withLegend = true,
  chosen,
  onChoose,
}: StatTableProps) {
  return (
    <>
      <ScrollTable label={`${label}, scrolls sideways`} caption={summary} frame="-mx-4 px-4">
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
          {lines.map((line) => (
            <Row
              key={line.playerId}
              {...{ definition, columns, line, withShares, onChoose }}
              isChosen={line.playerId === chosen}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="*:border-t-2">
            <th scope="row">Team</th>
            {columns.map((statistic) => (
              <StatCell key={statistic.key} statistic={statistic} stats={totals} withShares={withShares} />
            ))}
          </tr>
        </tfoot>
      </ScrollTable>
      {withLegend && columns.some((statistic) => statistic.kind !== 'count' && statistic.bands) && <BandLegend />}
    </>
  );
}

interface RowProps extends Pick<StatTableProps, 'definition' | 'columns' | 'withShares' | 'onChoose'> {
  line: BoxScoreLine;
  isChosen: boolean;
}

function Row({ definition, columns, line, withShares, onChoose, isChosen }: RowProps) {
  const highlight = line.didNotPlay ? null : pickHighlight(definition, countsIn(line.stats));
  const [first] = columns;
  // The name is a button for keyboards and screen readers; its click bubbles up to this handler.
  const press = onChoose && !line.didNotPlay && { onClick: () => onChoose(line.playerId) };
  return (
    <tr {...press} className={`h-11 ${press ? 'cursor-pointer hover:bg-raised' : ''} ${isChosen ? 'bg-raised' : ''}`}>
      <th scope="row" className={`py-0 ${isChosen ? 'bg-raised' : ''}`}>
        <Name line={line} isChosen={isChosen} isButton={Boolean(press)} />
      </th>
      {line.didNotPlay
        ? columns.map(({ key }) => (
            <td key={key} className="score text-soft">
              -
            </td>
          ))
        : columns.map((statistic) => (
            <StatCell
              key={statistic.key}
              {...{ statistic, withShares }}
              stats={line.stats}
              highlight={statistic === first ? highlight : null}
            />
          ))}
    </tr>
  );
}

const nameWidth = 'w-max min-w-24 max-w-[min(9rem,48vw)] sm:max-w-60';

function Name({ line, isChosen, isButton }: { line: BoxScoreLine; isChosen: boolean; isButton: boolean }) {
  const { player, note, isCorrected } = line;
  const text = (
    <>
      <span aria-hidden className="wrap-anywhere">
        {shortName(player.displayName)}
      </span>
      <span className="sr-only">{player.displayName} </span>
      <span className="ml-1.5 inline-block align-middle empty:hidden">
        <YouMark playerId={line.playerId} />
      </span>
      {isCorrected && <span className="ml-1.5 font-normal text-soft text-xs">corrected</span>}
      {note && <span className="block font-normal text-soft text-xs wrap-anywhere">{note}</span>}
    </>
  );
  if (!isButton) {
    return (
      <PlayerLink playerId={line.playerId} className={`grid min-h-11 content-center py-1 ${nameWidth}`}>
        <span>{text}</span>
      </PlayerLink>
    );
  }
  return (
    <button type="button" aria-pressed={isChosen} className={`min-h-11 text-left ${nameWidth}`}>
      {text}
    </button>
  );
}

interface StatCellProps {
  statistic: Statistic;
  stats: Readonly<Record<string, number | null>>;
  withShares: boolean | undefined;
  highlight?: 'orange' | 'yellow' | null;
}

const highlights = { orange: 'text-orange', yellow: 'text-gold' };

function StatCell({ statistic, stats, withShares, highlight = null }: StatCellProps) {
  const { value, percentage, band, spoken } = formatCell(statistic, stats);
  return (
    <td className={`score whitespace-nowrap ${highlight ? highlights[highlight] : ''}`}>
      <span className="sr-only">{spoken}</span>
      <span
        aria-hidden
        className={withShares && percentage ? 'block' : `inline-flex items-center gap-1 ${bandColour(band)}`}
      >
        {value}
        {band && !(withShares && percentage) && <BandMark band={band} />}
      </span>
      {withShares && percentage && (
        <span
          aria-hidden
          className={`mt-0.5 inline-flex items-center gap-1 text-sm ${bandColour(band) || 'text-soft'}`}
        >
          {percentage}
          {band && <BandMark band={band} />}
        </span>
      )}
    </td>
  );
}

const marks: Record<Band, { path: string; className: string }> = {
  good: { path: 'M5 1l4 8H1z', className: 'text-win' },
  fair: { path: 'M5 1l4 4-4 4-4-4z', className: 'text-gold' },
  low: { path: 'M5 9L1 1h8z', className: 'text-live-text' },
};

/** A triangle up, a diamond or a triangle down: the shape says as much as the colour. */
export function BandMark({ band, className = '' }: { band: Band; className?: string }) {
  return (
    <svg viewBox="0 0 10 10" className={`inline size-2 shrink-0 ${marks[band].className} ${className}`} aria-hidden>
      <path d={marks[band].path} fill="currentColor" />
    </svg>
  );
}

export const bandColour = (band: Band | null): string => (band ? marks[band].className : '');

function BandLegend() {
  return (
    <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-soft text-xs" aria-hidden>
      {(['good', 'fair', 'low'] as const).map((band) => (
        <span key={band} className="inline-flex items-center gap-1.5">
          <BandMark band={band} /> {band}
        </span>
      ))}
    </p>
  );
}
