import * as z from 'zod/mini';
import { drawMotif, motifs } from '#demo/art/poster.ts';
import { addDemoRows } from '#demo/rows.ts';
import { ListCell } from '#server/data-files.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { sports } from '../../contract.ts';
import { addSport } from '../commands.ts';
import { firstSports, toSlug } from '../first-sports.ts';

export const sportsArt = (): DemoArt[] =>
  demoSports.map(({ slug }): DemoArt => [`sports/${slug}.svg`, drawMotif(motifs[slug] ?? '')]);

export interface DemoSport {
  id: number;
  name: string;
  slug: string;
}

/** What the demo village plays besides; their ids follow their order. */
const moreSports = ['Volleyball', 'Cricket', 'Athletics'];

export const demoSports: DemoSport[] = [...firstSports.map(({ name }) => name), ...moreSports].map((name, at) => ({
  id: at + 1,
  name,
  slug: toSlug(name),
}));

export const addDemoSports = (write: Write): Promise<void> =>
  addDemoRows(
    write,
    sports,
    { add: addSport },
    moreSports.map((name) => ({ name })),
  );

const idsByName = new Map<string, number>(demoSports.map(({ id, name }) => [name, id]));
const SportName = z.string().check(z.refine((name) => idsByName.has(name), 'must be a sport, such as Chess'));
const getId = (name: string): number => idsByName.get(name) ?? 0;

/** A cell with the name of a sport, read as its id. */
export const SportCell = z.pipe(SportName, z.transform(getId));
/** A cell with the names of sports. */
export const SportsCell = z.pipe(
  ListCell,
  z.pipe(
    z.array(SportName),
    z.transform((names) => names.map(getId)),
  ),
);
