import { RotateCw } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';

interface RefreshButtonProps {
  label: string;
  busy: boolean;
  onRefresh: () => void;
}

export function RefreshButton({ label, busy, onRefresh }: RefreshButtonProps) {
  return (
    <Button small busy={busy} onClick={onRefresh} className="shrink-0 whitespace-nowrap">
      {!busy && <RotateCw className="size-4" aria-hidden />}
      {label}
    </Button>
  );
}
