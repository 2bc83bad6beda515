import type * as z from 'zod/mini';
import { badField } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Sport, sports } from '../contract.ts';
import { sportDefinitions } from '../definitions/list.ts';
import { definitionNamed } from '../rules.ts';
import { sportChanged } from './events.ts';
import { sportTable } from './queries.ts';

export function addSport(write: Write, sent: z.infer<typeof sports.Create>): Promise<number> {
  mustBeDefined(sent.definition);
  return sportTable.add(write, { ...sent, definition: sent.definition ?? definitionNamed(sent.name).key });
}

export async function changeSport(write: Write, current: Sport, sent: z.infer<typeof sports.Change>): Promise<void> {
  mustBeDefined(sent.definition);
  await sportTable.change(write, current, sent);
  write.happened(sportChanged({ sportId: current.id }));
}

function mustBeDefined(key: string | null | undefined): void {
  if (key && !sportDefinitions.some((definition) => definition.key === key)) {
    throw badField('definition', `must be one of ${sportDefinitions.map((definition) => definition.key).join(', ')}`);
  }
}
