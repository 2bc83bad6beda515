import { badRequest } from '#server/failure.ts';
import { defineEvent, type Subscriber, type Write, when } from '#server/write.ts';
import type { Issue } from '#shared/errors.ts';
import type { SportDefinition } from '../definitions/definition.ts';
import { getDefinition } from '../rules.ts';

/** Its name or its definition has changed. */
export const sportChanged = defineEvent<{ sportId: number }>('sport.changed');

/** A definition that the village made has changed, or has taken the place of a file's: both as the sport's row has them. */
export const definitionChanged = defineEvent<{ sportId: number; before: string; after: string }>(
  'sport.definition-changed',
);

interface DefinitionChange {
  sportId: number;
  before: SportDefinition;
  after: SportDefinition;
}

/** Refuses a changed definition by which what is stored of the sport's games would be lost, or mean something else. */
export const refuseDefinitions = (findLost: (write: Write, change: DefinitionChange) => Promise<Issue[]>): Subscriber =>
  when(definitionChanged, async (write, changes) => {
    for (const { sportId, before, after } of changes) {
      const change = { sportId, before: getDefinition(before), after: getDefinition(after) };
      const lost = await findLost(write, change);
      if (lost[0]) throw badRequest(lost[0].message, lost);
    }
  });
