import { useDeferredValue } from 'react';

/**
 * What a query has answered. What it tells is drawn in one piece, which for a list holds up a tap; the first answer is
 * drawn in the slices of a transition, and what stood in for it stays till then.
 */
export function useLateAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const isDrawn = useDeferredValue(answer !== undefined);
  return isDrawn ? answer : undefined;
}
