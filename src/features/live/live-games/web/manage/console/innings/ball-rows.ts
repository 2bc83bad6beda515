import type { SportDefinition, Tap } from '#features/teams/sports/definitions/definition.ts';
import { isOfTeam } from '#features/teams/sports/rules.ts';

interface BallRows {
  /** What the batter made of the ball. */
  bat: Tap[];
  extras: Tap[];
  /** Balls that are rare enough to stand behind one more press. */
  rare: Tap[];
  /** Ends of a batter's innings: the frequent ones, and the others. */
  wickets: Tap[];
  rareWickets: Tap[];
}

/** The keys of a sport of innings. */
export function ballRows(definition: SportDefinition): BallRows {
  const isExtra = ({ adds }: Tap) => Object.keys(adds).some((key) => isOfTeam(definition, key));
  const balls = definition.taps.filter(({ ball, dismissal }) => ball && !dismissal);
  const wickets = definition.taps.filter(({ dismissal }) => dismissal);
  const common = balls.filter(({ isRare }) => !isRare);
  return {
    bat: common.filter((tap) => !isExtra(tap)),
    extras: common.filter(isExtra),
    rare: balls.filter(({ isRare }) => isRare),
    wickets: wickets.filter(({ isRare }) => !isRare),
    rareWickets: wickets.filter(({ isRare }) => isRare),
  };
}
