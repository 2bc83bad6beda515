import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useHidingAct } from '#features/conversation/web/use-hiding-act.ts';
import { ActsMenu } from '#web/ui/ActsMenu.tsx';
import type { Thought } from '../contract.ts';
import { showThought } from './api.ts';
import { HideThought } from './HideThought.tsx';
import { Report } from './Report.tsx';

/** What else can be done about a thought: everybody reports, an admin hides. */
export function ThoughtMenu({ thought, about }: { thought: Thought; about: string }) {
  const { id, can, hiddenBecause } = thought;
  const [asking, setAsking] = useState<'report' | 'hide' | null>(null);
  const hiding = useHidingAct({
    noun: 'thought',
    isHidden: hiddenBecause !== null,
    show: () => showThought(id),
    onHide: () => setAsking('hide'),
  });
  const acts = [{ icon: Flag, label: 'Report', onChoose: () => setAsking('report') }, ...(can.hide ? [hiding] : [])];
  return (
    <div className="relative -mr-2 shrink-0 self-start">
      <ActsMenu label={`More about ${about}`} acts={acts} />
      {asking === 'report' && <Report thoughtId={id} onClose={() => setAsking(null)} />}
      {asking === 'hide' && <HideThought id={id} onClose={() => setAsking(null)} />}
    </div>
  );
}
