import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { ResidenceAnchor } from '../../contract.ts';
import { VideoDialog } from './VideoDialog.tsx';

export function AnchorActs({ row }: { row: ResidenceAnchor }) {
  const [isOpen, setOpen] = useState(false);
  const label = row.videoUrl ? 'Replace Video' : 'Upload Video';
  return (
    <>
      <Button small onClick={() => setOpen(true)} aria-label={`${label}: ${row.name}`}>
        <Clapperboard className="size-4" aria-hidden />
        {label}
      </Button>
      {isOpen && <VideoDialog anchor={row} title={label} onClose={() => setOpen(false)} />}
    </>
  );
}
