import { Button } from '#web/ui/Button.tsx';
import { questionNames } from './answers.ts';
import type { useAnswers } from './use-answers.ts';

/** Stays below the top bar, as the page is long. */
const inSight = 'sticky top-[calc(var(--bar)+env(safe-area-inset-top)+0.5rem)] z-20 mb-3.5 lg:top-4';

type SavedNoteProps = Pick<ReturnType<typeof useAnswers>, 'saving' | 'flush' | 'keepMine' | 'takeTheirs'>;

/** Whether the answers are stored; if somebody else answered otherwise, which answer stands. */
export function SavedNote({ saving, flush, keepMine, takeTheirs }: SavedNoteProps) {
  if (saving.is === 'conflict') {
    const names = saving.both.map((question) => questionNames[question]).join(', ');
    return (
      <div role="alert" className={`card grid gap-3 border-gold/60 p-4 ${inSight}`}>
        <p>
          Somebody else changed this meanwhile: <span className="font-bold">{names}</span>. Your answer is not saved.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button small onClick={keepMine}>
            Keep mine
          </Button>
          <Button small onClick={takeTheirs}>
            Take theirs
          </Button>
        </div>
      </div>
    );
  }
  const isFailed = saving.is === 'failed';
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 text-sm ${isFailed ? `card border-live/40 px-4 py-2 ${inSight}` : 'mb-3.5'}`}
    >
      <p role="status" className={isFailed ? 'min-w-0 grow basis-48 font-semibold text-live-text' : 'text-soft'}>
        {saving.is === 'saved' && 'All answers are saved'}
        {saving.is === 'saving' && 'Saving...'}
        {isFailed &&
          (saving.isRetried
            ? 'Not saved yet. Kept on this device, and sent again by itself.'
            : `Not saved: ${saving.why} What you typed is kept on this device.`)}
      </p>
      {isFailed && !saving.isRetried && (
        <Button small onClick={() => void flush()}>
          Save again
        </Button>
      )}
    </div>
  );
}
