import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { campusFailed } from './outcomes.ts';

interface CampusButtonProps {
  label: string;
  variant?: ButtonVariant;
  begin: () => Promise<{ address: string }>;
  /** Called before the browser leaves for the university. */
  onLeave?: () => void;
}

/** Goes to the university's own page, which sends the browser back. */
export function CampusButton({ label, variant, begin, onLeave }: CampusButtonProps) {
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      const { address } = await begin();
      onLeave?.();
      location.assign(address);
    } catch (error) {
      toast(campusFailed(getMessage(error)));
      setBusy(false);
    }
  };
  return (
    <Button
      wide
      variant={variant}
      className="py-2 leading-tight"
      busy={busy}
      busyLabel="Going to your university..."
      onClick={go}
    >
      <GraduationCap className="size-5" aria-hidden />
      {label}
    </Button>
  );
}
