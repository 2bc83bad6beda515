import type { Player } from '#features/teams/players/contract.ts';
import { describeOpening } from '#features/teams/players/rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { Score } from '#web/ui/Score.tsx';
import type { PlayerSeason, SeasonTotals } from '../contract.ts';
import {
  computeAverages,
  computePerGame,
  computeShares,
  findTypedNoun,
  isRated,
  type Share,
  seasonTotals,
} from '../rules.ts';

interface SeasonStatsProps {
  season: SeasonTotals & Pick<PlayerSeason, 'definition'>;
  openingStats: Player['openingStats'];
}

/** A season in the statistics of its sport. */
export function SeasonStats({ season, openingStats }: SeasonStatsProps) {
  const { games, season: name } = season;
  const definition = getDefinition(season.definition);
  const totals = seasonTotals(definition, season);
  const averages = computeAverages(definition, season);
  const opening = openingStats && describeOpening(openingStats, findTypedNoun(definition));
  return (
    <section className="grid gap-3">
      <header className="flex items-baseline justify-between gap-3">
        <h3 className="text-lg">Season {name}</h3>
        <p className="text-sm text-soft">
          <span className="score text-base text-ink">{games}</span> {games === 1 ? 'game' : 'games'}
        </p>
      </header>
      {totals.length === 0 ? (
        <p className="rounded-control bg-raised px-4 py-5 text-center text-sm text-soft">
          No statistics this season yet
        </p>
      ) : (
        <>
          {isRated(definition) && <Tiles tiles={ratedTiles(season)} />}
          <Tiles tiles={totals.map(({ abbreviation, label, value }) => [abbreviation, label, value ?? '-'])} />
          <ShareBars shares={computeShares(definition, season)} />
        </>
      )}
      {opening && <p className="text-sm text-soft">{opening}</p>}
      {averages.length > 0 && (
        <>
          <h4 className="text-sm">Per game</h4>
          <Tiles
            tiles={averages.map(({ abbreviation, label, value }) => [
              abbreviation,
              `${label} per game`,
              value.toFixed(1),
            ])}
          />
        </>
      )}
    </section>
  );
}

type Tile = readonly [short: string, spoken: string, value: number | string];

const ratedTiles = (season: SeasonTotals): Tile[] => [
  ['PPG', 'Points per game', computePerGame(season, 'points').toFixed(1)],
  ['RPG', 'Rebounds per game', computePerGame(season, 'rebounds').toFixed(1)],
  ['APG', 'Assists per game', computePerGame(season, 'assists').toFixed(1)],
  ['Rating', 'Performance rating', season.rating],
];

/** Up to four tiles are larger. */
function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const large = tiles.length <= 4;
  return (
    <dl
      className="grid grid-cols-[repeat(auto-fill,minmax(var(--tile),1fr))] gap-2"
      style={{ '--tile': large ? 'max(4.25rem, 22%)' : 'max(3.5rem, 17%)' }}
    >
      {tiles.map(([short, spoken, value]) => (
        <div key={short} className="flex flex-col-reverse gap-1 rounded-control bg-raised px-1 py-2.5 text-center">
          <dt className="text-xs text-soft">
            <span aria-hidden>{short}</span>
            <span className="sr-only">{spoken}</span>
          </dt>
          <dd className={large ? 'text-2xl' : 'text-xl'}>
            <Score value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The success of attempts in percent, as bars. */
function ShareBars({ shares }: { shares: readonly Share[] }) {
  if (shares.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-3">
      {shares.map((share) => (
        <ShareBar key={share.key} share={share} />
      ))}
    </dl>
  );
}

function ShareBar({ share: { abbreviation, label, percentage, splits } }: { share: Share }) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_5.75rem] items-center gap-3">
      <dt className="text-sm font-bold text-soft">
        <span aria-hidden>{abbreviation}</span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="contents">
        <span className="h-2 overflow-hidden rounded-full bg-raised" aria-hidden>
          <span
            className="block h-full rounded-full bg-accent-text"
            style={{ width: `${Math.min(100, percentage)}%` }}
          />
        </span>
        <span className="score text-right text-lg">
          {splits && <span className="mr-2 text-soft">{splits}</span>}
          {percentage}%
        </span>
      </dd>
    </div>
  );
}
