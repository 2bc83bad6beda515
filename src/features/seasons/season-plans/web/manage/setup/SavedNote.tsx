import { Button } from '#web/ui/Button.tsx';
import { questionNames } from './answers.ts';
import type { useAnswers } from './use-answers.ts';

type SavedNoteProps = Pick<ReturnType<typeof useAnswers>, 'saving' | 'flush' | 'keepMine' | 'takeTheirs'>;

/** Whether the answers are stored; if somebody else answered otherwise, which answer stands. */
export function SavedNote({ saving, flush, keepMine, takeTheirs }: SavedNoteProps) {
  if (saving.is === 'conflict') {
    const names = saving.both.map((question) => questionNames[question]).join(', ');
    return (
      <div role="alert" className="card grid gap-3 border-gold/60 p-4">
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
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 text-sm">
      <p role="status" className={saving.is === 'failed' ? 'font-semibold text-live-text' : 'text-soft'}>
        {saving.is === 'saved' && 'All answers are saved'}
        {saving.is === 'saving' && 'Saving...'}
        {saving.is === 'failed' && `Not saved: ${saving.why} What you typed is kept on this device.`}
      </p>
      {saving.is === 'failed' && (
        <Button small onClick={() => void flush()}>
          Save again
        </Button>
      )}
    </div>
  );
}
