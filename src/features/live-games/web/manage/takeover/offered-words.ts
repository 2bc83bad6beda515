import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import type { HeardEvent } from '../../../contract.ts';
import { wordsOf } from '../../timeline.ts';

/** An event in words, also one that is about another: 'Undo: +2 Two-pointer'. */
export function offeredWords(definition: SportDefinition, event: HeardEvent, all: readonly HeardEvent[]): string {
  if (event.kind === 'on') return 'Comes on';
  if (event.kind === 'off') return 'Goes off';
  if (event.kind === 'undo') return `Undo: ${targetWords(definition, event.of, all)}`;
  if (event.kind !== 'edit') return wordsOf(definition, event);
  const { of, ...is } = event;
  return `Correct: ${targetWords(definition, of, all)} to ${wordsOf(definition, { ...is, kind: 'tap' })}`;
}

function targetWords(definition: SportDefinition, id: string, all: readonly HeardEvent[]): string {
  const target = all.find((event) => event.id === id);
  return target ? offeredWords(definition, target, all) : 'a play';
}
