import { X } from 'lucide-react';
import { useProductName } from '#features/settings/web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { dismissInstallHint, type InstallWay, install } from './install.ts';
import { SafariWay } from './SafariWay.tsx';

export function InstallHint({ way }: { way: InstallWay }) {
  const product = useProductName();
  return (
    <Card
      className="mb-3.5"
      heading={`Keep ${product} on your home screen`}
      aside={<IconButton icon={X} label="Don't show this again" onClick={dismissInstallHint} />}
    >
      <p className="text-sm text-soft">It opens at once, and shows the last scores and fixtures without a network.</p>
      {way === 'question' ? (
        <Button variant="primary" className="mt-3" onClick={() => void install()}>
          Install
        </Button>
      ) : (
        <SafariWay isTablet={way === 'ipad'} />
      )}
    </Card>
  );
}
