import type { Random } from '#demo/random.ts';
import {
  add,
  type Extra,
  handOut,
  handOutAll,
  inPeriods,
  ones,
  type Play,
  type SidePlay,
  sumKey,
  type Weights,
} from './play.ts';

const neverShoots = new Set(['Goalkeeper', 'Centre', 'Goal Keeper', 'Wing Defence', 'Wing Attack', 'Goal Defence']);
const threat: Weights = { Forward: 6, Striker: 6, Midfielder: 3, Defender: 1, 'Goal Shooter': 6, 'Goal Attack': 4 };
const vision: Weights = { Centre: 6, 'Wing Attack': 5, Midfielder: 5, Goalkeeper: 0.5, 'Goal Keeper': 0.5 };
const ofDefence: Weights = { Defender: 4, Midfielder: 3, Goalkeeper: 0.2 };
const rough: Weights = { Defender: 3, Midfielder: 2, Goalkeeper: 0.2 };

const getThreat = ({ position }: { position: string }) => (neverShoots.has(position) ? 0 : (threat[position] ?? 1));

/** Hands out goals, and assists for some of them. */
export function playForGoals(random: Random, { players, score }: SidePlay): void {
  for (let goal = 0; goal < score; goal += 1) {
    const scorer = random.pickWeighted(players, ({ entry }) => getThreat(entry));
    add(scorer.counts, 'goals');
    const others = players.filter((player) => player !== scorer);
    if (others.length === 0 || !random.chance(0.7)) continue;
    add(random.pickWeighted(others, ({ entry }) => vision[entry.position] ?? 2).counts, 'assists');
  }
}

/** Adds shots to the goals. Shots of the other side that did not go in count as saves. */
function shoot(random: Random, side: SidePlay, onTarget: string | null): void {
  for (const { entry, counts } of side.players) {
    const goals = counts['goals'] ?? 0;
    const tried = Math.round(getThreat(entry) * random.next() * 0.7);
    const saved = random.between(0, tried);
    if (onTarget) add(counts, onTarget, goals + saved);
    add(counts, 'shots', goals + tried);
  }
}

function save(random: Random, side: SidePlay, other: SidePlay, ofShots: string): void {
  const faced = sumKey(other, ofShots) - other.score;
  const keeper = side.players.find(({ entry }) => entry.position === 'Goalkeeper');
  if (keeper) add(keeper.counts, 'saves', ofShots === 'shots' ? random.between(0, faced) : faced);
}

const soccerExtras: readonly Extra[] = [
  { key: 'tackles', least: 8, most: 18, weights: ofDefence },
  { key: 'fouls', least: 5, most: 13, weights: rough },
  { key: 'yellowCards', least: 0, most: 3, weights: rough },
];

const ofSoccer =
  (extras: readonly Extra[], withCorners: boolean): Play =>
  (random, home, away) => {
    for (const side of [home, away]) {
      playForGoals(random, side);
      shoot(random, side, 'shotsOnTarget');
      handOutAll(random, side, extras);
      if (withCorners) add(side.team, 'corners', random.between(1, 9));
    }
    save(random, home, away, 'shotsOnTarget');
    save(random, away, home, 'shotsOnTarget');
    return inPeriods(random, 2, ones(home.score), ones(away.score));
  };

export const playSoccer = ofSoccer(soccerExtras, true);
export const playDiski = ofSoccer(
  soccerExtras.filter(({ key }) => key !== 'tackles'),
  false,
);

export const playHockey: Play = (random, home, away) => {
  for (const side of [home, away]) {
    playForGoals(random, side);
    shoot(random, side, null);
    handOut(random, side, 'greenCards', random.between(0, 2), rough);
    handOut(random, side, 'yellowCards', random.between(0, 1), rough);
    const scored = random.between(0, Math.min(2, side.score));
    add(side.team, 'penaltyCornersScored', scored);
    add(side.team, 'penaltyCorners', scored + random.between(1, 5));
  }
  save(random, home, away, 'shots');
  save(random, away, home, 'shots');
  return inPeriods(random, 4, ones(home.score), ones(away.score));
};

const ofNetball: readonly Extra[] = [
  {
    key: 'centrePassReceives',
    least: 18,
    most: 30,
    weights: { 'Wing Attack': 6, 'Goal Attack': 4, 'Wing Defence': 2 },
  },
  {
    key: 'rebounds',
    least: 4,
    most: 10,
    weights: { 'Goal Shooter': 4, 'Goal Keeper': 5, 'Goal Defence': 3, 'Goal Attack': 2 },
  },
  {
    key: 'intercepts',
    least: 4,
    most: 11,
    weights: { 'Goal Keeper': 4, 'Goal Defence': 4, 'Wing Defence': 3, Centre: 2 },
  },
  { key: 'deflections', least: 5, most: 12, weights: { 'Goal Keeper': 4, 'Goal Defence': 4, 'Wing Defence': 3 } },
  {
    key: 'penalties',
    least: 14,
    most: 28,
    weights: { 'Goal Keeper': 5, 'Goal Defence': 5, 'Wing Defence': 3, Centre: 2 },
  },
  { key: 'turnovers', least: 6, most: 14 },
];

export const playNetball: Play = (random, home, away) => {
  for (const side of [home, away]) {
    playForGoals(random, side);
    for (const { counts } of side.players) {
      const goals = counts['goals'] ?? 0;
      if (goals > 0) add(counts, 'goalAttempts', goals + Math.round(goals * random.next() * 0.4));
    }
    handOutAll(random, side, ofNetball);
  }
  return inPeriods(random, 4, ones(home.score), ones(away.score));
};
