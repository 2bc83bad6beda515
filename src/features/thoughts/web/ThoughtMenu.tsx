import { Ellipsis, Eye, EyeOff, Flag } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { Thought } from '../contract.ts';
import { showThought } from './api.ts';
import { HideThought } from './HideThought.tsx';
import { Report } from './Report.tsx';

/** What else can be done about a thought: everybody reports, an admin hides. */
export function ThoughtMenu({ thought, about }: { thought: Thought; about: string }) {
  const { id, can, hiddenBecause } = thought;
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [asking, setAsking] = useState<'report' | 'hide' | null>(null);
  const showing = useWrite({
    send: () => showThought(id),
    onDone: () => toast({ title: 'Everybody sees the thought again', tone: 'good' }),
    onFailed: (error) => toast({ title: 'The thought is still hidden', description: messageOf(error), tone: 'bad' }),
  });
  const choose = (act: () => void) => () => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <div className="relative -mr-2 shrink-0 self-start">
      <IconButton icon={Ellipsis} label={`More about ${about}`} popoverTarget={menuId} />
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="menu inset-auto min-w-52 [position-area:block-end_span-inline-start]"
      >
        <button type="button" className={entry} onClick={choose(() => setAsking('report'))}>
          <Flag className="size-4.5" aria-hidden /> Report
        </button>
        {can.hide && hiddenBecause === null && (
          <button type="button" className={entry} onClick={choose(() => setAsking('hide'))}>
            <EyeOff className="size-4.5" aria-hidden /> Hide from others
          </button>
        )}
        {can.hide && hiddenBecause !== null && (
          <button type="button" className={entry} onClick={choose(() => showing.mutate(undefined))}>
            <Eye className="size-4.5" aria-hidden /> Show again
          </button>
        )}
      </div>
      {asking === 'report' && <Report thoughtId={id} onClose={() => setAsking(null)} />}
      {asking === 'hide' && <HideThought id={id} onClose={() => setAsking(null)} />}
    </div>
  );
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-[650] text-[0.9375rem] transition-colors hover:bg-raised';
