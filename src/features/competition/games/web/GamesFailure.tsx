import { getMessage } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/states.tsx';

interface GamesFailureProps {
  error: Error;
  onRetry: () => void;
  busy: boolean;
}

export function GamesFailure({ error, onRetry, busy }: GamesFailureProps) {
  return (
    <Card>
      <ErrorState title="The games did not load" text={getMessage(error)} onRetry={onRetry} busy={busy} />
    </Card>
  );
}
