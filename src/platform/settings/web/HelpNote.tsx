import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/Button.tsx';
import type { Danger } from '../contract.ts';
import { helpCopy } from '../help-rules.ts';
import { settingsOptions } from './api.ts';
import { HelpCard } from './HelpCard.tsx';

/** Shown only to the author, beside their post. */
export function HelpNote({ danger, onClose }: { danger: Danger; onClose: () => void }) {
  const { data: settings } = useQuery(settingsOptions);
  const lines = settings?.helpLines.filter(({ contact }) => contact !== '') ?? [];
  return (
    <div role="status">
      <HelpCard {...helpCopy[danger]} lines={lines} quiet>
        <p className="text-sm text-soft">Only you can see this. Your post was published as it is.</p>
        <Button small onClick={onClose}>
          Close
        </Button>
      </HelpCard>
    </div>
  );
}
