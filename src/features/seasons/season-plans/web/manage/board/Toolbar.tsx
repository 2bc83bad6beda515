import { CircleCheck, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useExternalStore } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { History } from '../../../board-step-rules.ts';
import { counted } from '../plan-texts.ts';
import type { BoardActions } from './actions.ts';
import { announced } from './announcements.ts';
import type { BoardChecks } from './checks.ts';
import { isHard } from './moving.ts';

type View = 'board' | 'list';

interface ToolbarProps {
  view: View;
  onView: (view: View) => void;
  history: History;
  checks: BoardChecks | null;
  actions: BoardActions;
  onCheck: () => void;
  /** The weeks: beside the rest in a wide window, else below. */
  children: ReactNode;
}

export function Toolbar({ view, onView, history: { done, undone }, checks, actions, onCheck, children }: ToolbarProps) {
  const last = done.at(-1)?.text;
  const next = undone.at(-1)?.text;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-[379px]:-mr-2 max-[379px]:gap-x-1">
      <Segmented
        label="View"
        choices={[
          { value: 'board', label: 'Board' },
          { value: 'list', label: 'List' },
        ]}
        value={view}
        onChoose={onView}
      />
      {children}
      <div className="ml-auto flex items-center gap-1 max-[379px]:gap-0">
        <Button small disabled={!checks} onClick={onCheck}>
          <CheckLabel checks={checks} />
        </Button>
        <IconButton
          icon={Undo2}
          label={last ? `Undo: ${last}` : 'Undo'}
          aria-keyshortcuts="Control+Z"
          disabled={!last}
          onClick={actions.undo}
        />
        <IconButton
          icon={Redo2}
          label={next ? `Redo: ${next}` : 'Redo'}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!next}
          onClick={actions.redo}
        />
      </div>
      <Announcements />
    </div>
  );
}

function CheckLabel({ checks }: Pick<ToolbarProps, 'checks'>) {
  const faults = checks?.faults ?? [];
  if (faults.length === 0) {
    return (
      <>
        <CircleCheck className={`size-4.5 ${checks ? 'text-win' : ''}`} aria-hidden /> <CheckWord />
      </>
    );
  }
  return (
    <>
      <TriangleAlert className={`size-4.5 ${isHard(faults) ? 'text-live-text' : 'text-gold'}`} aria-hidden />{' '}
      <CheckWord />
      <span className="score text-base" aria-hidden>
        {faults.length}
      </span>
      <span className="sr-only">: {counted(faults.length, 'fault')}</span>
    </>
  );
}

/** Beside the views and Undo there is no room for it on the narrowest phones. */
const CheckWord = () => <span className="max-[379px]:sr-only">Check</span>;

const Announcements = () => (
  <p role="status" className="sr-only">
    {useExternalStore(announced.subscribe, announced.get, announced.get)}
  </p>
);
