import { SkipForward } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { Episode } from '../../contract.ts';
import { ComingNextDialog } from './ComingNextDialog.tsx';

export function ComingNextAct({ row }: { row: Episode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small onClick={() => setOpen(true)} aria-label={`Coming Next after ${row.number}: ${row.title}`}>
        <SkipForward className="size-4" aria-hidden />
        Coming Next
      </Button>
      {isOpen && <ComingNextDialog episode={row} onClose={() => setOpen(false)} />}
    </>
  );
}
