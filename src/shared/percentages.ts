/** A whole number 0 to 100; 0 when nothing was attempted. */
export function percentage(made: number, attempted: number): number {
  return attempted === 0 ? 0 : Math.round((100 * made) / attempted);
}

/**
 * Points per shooting attempt: 100 x points / (2 x (field goals attempted + 0.44 x free throws attempted)), a whole
 * number. 0.44 is the usual share of free throws that end a possession.
 */
export function trueShooting(shooting: { points: number; shotsTaken: number; freeThrowsTaken: number }): number {
  // In hundredths of an attempt, so that exact halves are not lost to binary fractions.
  const attempts = 100 * shooting.shotsTaken + 44 * shooting.freeThrowsTaken;
  return attempts === 0 ? 0 : Math.round((5_000 * shooting.points) / attempts);
}
