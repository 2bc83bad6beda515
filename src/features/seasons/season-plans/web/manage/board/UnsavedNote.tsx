import { CloudOff } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { counted } from '../plan-texts.ts';
import type { EditorState } from './editor.ts';

/** Moves that have not reached the server: said, kept and sent again by themselves. */
export function UnsavedNote({ state: { waiting, isCut }, onRetry }: { state: EditorState; onRetry: () => void }) {
  return (
    <div role="status" className="empty:hidden">
      {isCut && waiting.length > 0 && (
        <div className="card flex flex-wrap items-center gap-3 border-gold/40 px-4 py-2 text-sm">
          <CloudOff className="size-4.5 shrink-0 text-gold" aria-hidden />
          <p className="min-w-0 grow basis-48">
            <b>{counted(waiting.length, 'change')} not saved yet.</b> Keep this page open: it is sent when the server
            can be reached again.
          </p>
          <Button small onClick={onRetry}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}
