import { CopyPlus, Redo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSetOver } from '../../../set-rules.ts';
import { StripButton } from '../takeover/TakeoverSheets.tsx';
import { afterSet } from './sets/SetKeys.tsx';
import type { ConsoleState } from './use-console.ts';

interface BesideUndoProps {
  console: ConsoleState;
  isReadOnly?: boolean;
  /** What waits while nothing else does. */
  children?: ReactNode;
}

/** One thing at a time that waits for a decision: what was pressed just now comes first. */
export function BesideUndo({ console, isReadOnly = false, children }: BesideUndoProps) {
  if (console.pressTwice) return <StripButton icon={CopyPlus} label="Twice?" onPress={console.pressTwice} />;
  const { redo } = console.scoring;
  if (redo !== null && !isReadOnly)
    return <StripButton icon={Redo2} label="Redo" onPress={() => console.takeBack(redo)} />;
  const { definition, scoring, open } = console;
  const { state, press } = scoring;
  if (state.isStarted && !state.isEnded && !isReadOnly && isSetOver(definition, state)) {
    const { icon, label, next } = afterSet(definition, state);
    const go = () => (next === null ? open('period') : press({ kind: 'period', period: next }));
    return <StripButton icon={icon} label={label} onPress={go} />;
  }
  return children;
}
