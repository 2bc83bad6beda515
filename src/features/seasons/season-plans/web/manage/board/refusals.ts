import { toast } from '#web/ui/toasts/toasts.ts';
import type { BoardStep } from '../../../board-step-rules.ts';

/** A step that was not stored: its games are elsewhere or gone meanwhile, or what the server said. */
export interface Refusal {
  step: BoardStep;
  why: 'moved' | 'gone' | Error;
}

/** Says what was not stored, and why. Several are listed on the page until they are read. */
export function sayRefused(refused: readonly Refusal[]): void {
  const [first, ...others] = refused;
  if (!first) return;
  if (others.length > 0) toast({ title: `${refused.length} changes of the board were not made`, tone: 'bad' });
  else
    toast({
      title: whyText(first),
      description: `Not done: ${first.step.text}. The board shows it as it is now.`,
      tone: 'bad',
    });
}

export function whyText({ why }: Refusal): string {
  if (why === 'moved') return 'Somebody else moved this game meanwhile';
  if (why === 'gone') return 'This game is no longer in the plan';
  return why.message;
}
