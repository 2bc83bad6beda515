import { Button } from '#web/ui/Button.tsx';
import type { BoxScore } from '../../contract.ts';
import type { Entry } from './use-entry.ts';

/** Says that what stands here is not saved: from before, or because somebody else has saved meanwhile. */
export function Unsaved({ entry, boxScore }: { entry: Entry; boxScore: BoxScore }) {
  const { theirs } = entry;
  if (theirs) {
    return (
      <div role="alert" className="grid gap-2.5 rounded-control border border-gold p-3 text-sm">
        <p className="font-bold">Someone else saved this box score while you were editing it.</p>
        <div className="flex flex-wrap gap-2">
          <Button small onClick={() => entry.startOver(theirs)}>
            Use theirs
          </Button>
          <Button small onClick={() => entry.keepMine(theirs)}>
            Keep mine
          </Button>
        </div>
      </div>
    );
  }
  if (!entry.wasKept) return null;
  return (
    <div role="status" className="flex items-center justify-between gap-3 rounded-control bg-raised p-3 text-sm">
      <p>Your unsaved changes are still here.</p>
      <Button small onClick={() => entry.startOver(boxScore)}>
        Start over
      </Button>
    </div>
  );
}
