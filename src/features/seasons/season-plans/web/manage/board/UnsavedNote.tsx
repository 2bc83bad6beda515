import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useConnection } from '#web/api/api.ts';
import { useExternalStore } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { counted } from '../plan-texts.ts';
import { editorOf, noSteps } from './editor.ts';
import { type Refusal, whyText } from './refusals.ts';

/** Changes of the board that the server has not taken yet, on each page of the plan: said, and sent by themselves. */
export function UnsavedNote({ planId }: { planId: number }) {
  const editor = editorOf(useQueryClient(), planId);
  const { waiting, isCut, refused } = useExternalStore(editor.subscribe, editor.get, () => noSteps);
  const connection = useConnection();
  // Those that the device kept, and those that waited for the network.
  useEffect(() => {
    if (connection === 'online') void editor.send();
  }, [editor, connection]);
  return (
    <div role="status" className="grid grid-cols-1 gap-2 not-empty:mb-3.5">
      {isCut && waiting.length > 0 && (
        <div className="card flex flex-wrap items-center gap-x-3 gap-y-2 border-gold/40 px-4 py-2 text-sm">
          <CloudOff className="size-4.5 shrink-0 text-gold" aria-hidden />
          <p className="min-w-0 grow basis-48">
            <b>{counted(waiting.length, 'change')} of the board not saved yet.</b> Kept on this device, and sent when
            the server can be reached again.
          </p>
          <Button small onClick={() => void editor.send()}>
            Try now
          </Button>
        </div>
      )}
      {refused.length > 0 && <RefusedCard refused={refused} onRead={editor.forgetRefused} />}
    </div>
  );
}

const RefusedCard = ({ refused, onRead }: { refused: readonly Refusal[]; onRead: () => void }) => (
  <div className="card grid gap-2 border-live/40 px-4 py-3 text-sm">
    <p className="font-bold">
      {refused.length} changes of the board were not made. It shows the games as they are now.
    </p>
    <ul className="grid gap-1">
      {refused.map((refusal) => (
        <li key={refusal.step.text} className="wrap-anywhere">
          {refusal.step.text} <span className="text-soft">· {whyText(refusal)}</span>
        </li>
      ))}
    </ul>
    <Button small className="justify-self-start" onClick={onRead}>
      OK
    </Button>
  </div>
);
