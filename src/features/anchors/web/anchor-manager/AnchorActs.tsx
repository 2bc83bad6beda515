import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { ResidenceAnchor } from '../../contract.ts';
import { VideoDialog } from './VideoDialog.tsx';

export function AnchorActs({ row }: { row: ResidenceAnchor }) {
  // As it was called when it was pressed: saving makes it the other.
  const [opened, setOpened] = useState<string | null>(null);
  const label = row.videoUrl ? 'Replace Video' : 'Upload Video';
  return (
    <>
      <Button small onClick={() => setOpened(label)} aria-label={`${label}: ${row.name}`}>
        <Clapperboard className="size-4" aria-hidden />
        {label}
      </Button>
      {opened && <VideoDialog anchor={row} title={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
