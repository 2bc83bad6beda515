import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { SharePicture } from '#features/results/share-cards/web/SharePicture.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cupCardPath } from '../card-rules.ts';
import type { CupTable } from '../contract.ts';
import { pointsText } from '../in-words.ts';
import { leadText } from '../week-rules.ts';

/** The top of the table as a picture for a group chat. */
export function ShareCup({ table }: { table: CupTable }) {
  const [isOpen, setOpen] = useState(false);
  const { cup, rows } = table;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        <Share2 className="size-4" aria-hidden /> Share
      </Button>
      {isOpen && (
        <SharePicture
          heading="Share the table"
          title={`${cup.name}, ${cup.season}: ${leadText(rows, pointsText)}`}
          picture={{ path: cupCardPath(table), name: `cup-${cup.id}.png` }}
          url={`${location.origin}/cup?cup=${cup.id}`}
          isForMembers
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
