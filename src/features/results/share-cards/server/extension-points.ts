import type { Game } from '#features/competition/games/contract.ts';
import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { CardNote } from '../rules.ts';

/** What a result means elsewhere, for the members' card of it; null if nothing. */
export type CardNoteSource = (db: Database, game: Game) => Promise<CardNote | null>;

export const cardNotes = new ExtensionPoint<CardNoteSource>();
