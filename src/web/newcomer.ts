import { newcomerKey } from './session/session-calls.ts';
import { toast } from './ui/toasts/toasts.ts';

/** Says for whom the page was opened anew, if it was. */
export function greetNewcomer(): void {
  const displayName = sessionStorage.getItem(newcomerKey);
  if (displayName === null) return;
  sessionStorage.removeItem(newcomerKey);
  toast({
    title: `You are logged in as ${displayName}`,
    description: 'The page was reloaded. What was typed before has not been sent.',
  });
}
