import * as z from 'zod/mini';
import { badField, Failure, parsePart } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import type { Sport, sports } from '../contract.ts';
import { CheckedSportFile } from '../definitions/checked-file.ts';
import type { SportFile } from '../definitions/file.ts';
import { sportDefinitions } from '../definitions/list.ts';
import { isOwnDefinition } from '../definitions/own.ts';
import { definitionNamed } from '../rules.ts';
import { definitionChanged, sportChanged } from './events.ts';
import { sportTable } from './queries.ts';

export async function addSport(write: Write, sent: z.infer<typeof sports.Create>): Promise<number> {
  const definition = sent.definition ? readSent(sent.definition) : definitionNamed(sent.name).key;
  return sportTable.add(write, { ...sent, definition });
}

export async function changeSport(write: Write, current: Sport, sent: z.infer<typeof sports.Change>): Promise<void> {
  const definition = sent.definition && readSent(sent.definition);
  await sportTable.change(write, current, { ...sent, definition });
  write.happened(sportChanged({ sportId: current.id }));
  const isOwn = [definition, current.definition].some((one) => one && isOwnDefinition(one));
  if (definition && definition !== current.definition && isOwn) {
    write.happened(definitionChanged({ sportId: current.id, before: current.definition, after: definition }));
  }
}

/** Why the definition of a sport in a sheet cannot be stored; null if it can, or if there is none. */
export function whyNoDefinition(sport: { definition?: unknown }): string | null {
  try {
    if (typeof sport.definition === 'string') readSent(sport.definition);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** What to store: the key of a file, or the text of a definition as this server writes it. Refuses any other. */
function readSent(sent: string): string {
  if (isOwnDefinition(sent)) return JSON.stringify(checkDefinition(sent));
  if (sportDefinitions.some(({ key }) => key === sent)) return sent;
  const keys = sportDefinitions.map(({ key }) => key).join(', ');
  throw badField('definition', `must be one of ${keys}, or a definition as JSON`);
}

const Sent = z.strictObject({ definition: CheckedSportFile });

/** Each fault has the place of its part: `definition.statistics.2.label`. */
function checkDefinition(sent: string): SportFile {
  const definition = parseJson(sent);
  return parsePart(Sent, { definition }).definition;
}

function parseJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw badField('definition', 'is not valid JSON');
  }
}
