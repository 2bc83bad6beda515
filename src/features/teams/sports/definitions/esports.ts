import { type Counts, type SportDefinition, total } from './definition.ts';
import { count, derived, tap } from './statistics.ts';

/** Kills and assists for each death; at least one death is counted, so that nothing is divided by 0. */
const killRatio = (counts: Counts): number =>
  Math.round((10 * (total(counts, 'kills') + total(counts, 'assists'))) / Math.max(1, total(counts, 'deaths'))) / 10;

export const esports: SportDefinition = {
  key: 'esports',
  name: 'eSports',
  statistics: [
    count('kills', 'K', 'Kills', { otherNames: ['k'] }),
    count('deaths', 'D', 'Deaths', { better: 'fewer', otherNames: ['d'] }),
    count('assists', 'A', 'Assists', { otherNames: ['a', 'ast'] }),
    derived('killRatio', 'KDA', 'Kills and assists for each death', {
      of: killRatio,
      outOf: ({ kills = 0, deaths = 0, assists = 0 }) => kills + deaths + assists,
      otherNames: ['kda'],
      bands: { upper: 3, lower: 1.5 },
    }),
    count('firstKills', 'FK', 'First kills of a round', { otherNames: ['fk'] }),
    count('rounds', 'RND', 'Rounds won', { worth: 1, teamOnly: true, otherNames: ['rnd'] }),
  ],
  taps: [
    tap('round', 'Round', 'Round won', { rounds: 1 }),
    tap('kill', 'Kill', 'Kill', { kills: 1 }),
    tap('death', 'Death', 'Death', { deaths: 1 }),
    tap('assist', 'Assist', 'Assist', { assists: 1 }),
    tap('first-kill', 'First', 'First kill of a round', { firstKills: 1 }),
  ],
  onCourt: 5,
  periods: { name: 'Map', short: 'M', count: 5, score: 'periods won' },
  table: {
    points: { win: 3, draw: 0, loss: 0 },
    // A best of three, as tournament platforms enter it: 2 to 0 in maps.
    forfeit: { score: 2, points: 0 },
    tieBreaks: ['headToHead', 'difference', 'for'],
  },
  performance: { labelsOver: [60, 40, 20], highlightsOver: [40, 20], by: (counts) => total(counts, 'kills') },
};
