import { Score } from '#web/ui/Score.tsx';
import type { Player, PlayerStats } from '../contract.ts';
import { openingInWords as inWords, performanceRating } from '../rules.ts';
import { statKeys } from '../stat-keys.ts';
import { ShotBars } from './ShotBars.tsx';

export function SeasonStats({ player: { stats, openingStats } }: { player: Pick<Player, 'stats' | 'openingStats'> }) {
  return (
    <section className="grid gap-3">
      <header className="flex items-baseline justify-between gap-3">
        <h3 className="text-[1.0625rem]">Season</h3>
        <p className="text-sm text-soft">
          <span className="score text-base text-ink">{stats.games}</span> {stats.games === 1 ? 'game' : 'games'}
        </p>
      </header>
      {wasCounted(stats) ? (
        <Numbers stats={stats} />
      ) : (
        <p className="rounded-control bg-raised px-4 py-5 text-center text-sm text-soft">
          No statistics this season yet
        </p>
      )}
      {openingStats && inWords(openingStats) && <p className="text-[0.8125rem] text-soft">{inWords(openingStats)}</p>}
    </section>
  );
}

/** Nobody counts rebounds in chess: a sentence says more than a row of zeros. */
const wasCounted = (stats: PlayerStats) => statKeys.some((key) => key !== 'gamesPlayed' && stats[key] > 0);

function Numbers({ stats }: { stats: PlayerStats }) {
  return (
    <>
      <Tiles
        large
        tiles={[
          ['PPG', 'Points per game', stats.ppg.toFixed(1)],
          ['RPG', 'Rebounds per game', stats.rpg.toFixed(1)],
          ['APG', 'Assists per game', stats.apg.toFixed(1)],
          ['Rating', 'Performance rating', performanceRating(stats)],
        ]}
      />
      <Tiles
        tiles={[
          ['PTS', 'Points', stats.points],
          ['REB', 'Rebounds', stats.rebounds],
          ['AST', 'Assists', stats.assists],
          ['STL', 'Steals', stats.steals],
          ['BLK', 'Blocks', stats.blocks],
        ]}
      />
      <ShotBars stats={stats} />
    </>
  );
}

type Tile = readonly [short: string, spoken: string, value: number | string];

function Tiles({ tiles, large = false }: { tiles: readonly Tile[]; large?: boolean }) {
  return (
    <dl className={`grid gap-2 ${large ? 'grid-cols-4' : 'grid-cols-5'}`}>
      {tiles.map(([short, spoken, value]) => (
        <div key={short} className="flex flex-col-reverse gap-1 rounded-control bg-raised px-1 py-2.5 text-center">
          <dt className="text-xs text-soft">
            <span aria-hidden>{short}</span>
            <span className="sr-only">{spoken}</span>
          </dt>
          <dd className={large ? 'text-3xl' : 'text-2xl'}>
            <Score value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
