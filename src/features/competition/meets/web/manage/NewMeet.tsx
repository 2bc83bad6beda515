import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RowDialog } from '#platform/admin/web/manager/RowDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { meetForm } from './meet-form.tsx';

export function NewMeet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" small onClick={() => setOpen(true)}>
        <Plus className="size-4.5" aria-hidden /> New meet
      </Button>
      {isOpen && <RowDialog manager={meetForm} row={null} onClose={() => setOpen(false)} />}
    </>
  );
}
