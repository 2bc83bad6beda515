import type { ReactNode } from 'react';
import type { Choice, Draft, FieldForm, Source, SourceProps } from '../form/form.ts';

interface FromProps<Value> extends SourceProps<Value> {
  source: Source<Value> | undefined;
}

/** Renders its children with what the source reads; with nothing if there is none. */
export function From<Value>({ source: Read, draft, children }: FromProps<Value>) {
  return Read ? <Read draft={draft}>{children}</Read> : children(undefined);
}

interface WithChoicesProps {
  field: Pick<FieldForm, 'choices' | 'Choices'>;
  draft: Draft;
  children: (choices: readonly Choice[] | undefined) => ReactNode;
}

/** The choices of a field or a filter: those that it names, or those that are read for it. */
export function WithChoices({ field: { choices, Choices }, draft, children }: WithChoicesProps) {
  if (Choices) return <Choices draft={draft}>{children}</Choices>;
  return children(typeof choices === 'function' ? choices(draft) : choices);
}
