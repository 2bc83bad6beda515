import { Ellipsis, Eye, EyeOff, Flag } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { messageOf } from '#web/api.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { Thought } from '../contract.ts';
import { AskReason } from './AskReason.tsx';
import { hideThought, reportThought, showThought } from './api.ts';

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
      {asking === 'report' && (
        <AskReason
          title="Report this thought?"
          description="The admins look at it. Nobody is told who reported it."
          label="What is wrong with it? (optional)"
          act="Report"
          busyAct="Reporting..."
          done="Thank you. The admins will look at it."
          failed="The report was not sent"
          send={(reason) => reportThought(id, reason)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'hide' && (
        <AskReason
          title="Hide this thought from others?"
          description="The reason stands in the audit log, and its author sees it."
          label="Reason"
          needed="Please give a reason"
          act="Hide"
          busyAct="Hiding..."
          done="The thought is hidden"
          failed="The thought was not hidden"
          send={(reason) => hideThought(id, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-[650] text-[0.9375rem] transition-colors hover:bg-raised';
