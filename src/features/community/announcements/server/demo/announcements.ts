import { join } from 'node:path';
import * as z from 'zod/mini';
import { addDemoRows } from '#demo/rows.ts';
import { NumberCell, readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { announcements } from '../../contract.ts';
import { announcementTable } from '../queries.ts';

const Row = z.extend(announcements.Create, { hoursAgo: NumberCell });

/** The oldest first. */
export const addDemoAnnouncements = (write: Write): Promise<void> =>
  addDemoRows(write, announcements, announcementTable, readCsv(join(import.meta.dirname, 'announcements.csv'), Row));
