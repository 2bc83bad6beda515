import type { Challenge } from '../contract.ts';
import { outcomeText } from './copy.ts';

/** How a challenge ended; a line does not break within its score. */
export function Outcome({ challenge }: { challenge: Challenge }) {
  const { score } = challenge;
  const text = outcomeText(challenge);
  if (score === null) return text;
  return (
    <>
      {text.slice(0, -score.length)}
      <span className="whitespace-nowrap">{score}</span>
    </>
  );
}
