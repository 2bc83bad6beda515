import { Button } from '#web/ui/Button.tsx';
import type { Clash } from './draft.ts';

interface FormButtonsProps {
  form: string;
  clashes: readonly Clash[] | undefined;
  busy: boolean;
  onCancel: () => void;
}

export function FormButtons({ form, clashes, busy, onCancel }: FormButtonsProps) {
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button type="submit" form={form} look="primary" busy={busy} busyLabel="Saving...">
        {clashes?.length ? 'Save mine' : 'Save'}
      </Button>
    </>
  );
}
