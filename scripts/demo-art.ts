import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawCrest } from '#demo/art/crest.ts';
import { clubCrest, teamCrest } from '#demo/art/crest-designs.ts';
import { drawMotif, motifs } from '#demo/art/motif.ts';
import { drawPortrait } from '#demo/art/portrait.ts';
import { drawPoster, posterCount } from '#demo/art/poster.ts';
import { sitters } from '#demo/art/sitters.ts';
import { demoClubs } from '#features/clubs/server/demo.ts';
import { demoSports, demoTeams } from '#features/sports/server/demo.ts';

/** Writes the pictures of the demo village, the same every time: crests, portraits, sports and highlight stills. */
export async function writeArt(outDir: string): Promise<void> {
  const pictures = drawings();
  const folders = new Set([...pictures.keys()].map((name) => dirname(join(outDir, name))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all([...pictures].map(([name, drawing]) => writeFile(join(outDir, name), drawing)));
}

/** Every picture by its path under `/art/`. */
export function drawings(): Map<string, string> {
  return new Map([
    ...demoTeams.map((team): Picture => [`crests/${team.slug}.svg`, drawCrest(teamCrest(team))]),
    ...demoClubs.map((club): Picture => [`crests/${club.slug}.svg`, drawCrest(clubCrest(club))]),
    ...sitters().map((sitter, at): Picture => [`portraits/${at + 1}.svg`, drawPortrait(String(at + 1), sitter)]),
    ...demoSports.map(({ slug }): Picture => [`sports/${slug}.svg`, drawMotif(motifs[slug] ?? '')]),
    ...Array.from({ length: posterCount }, (_, at): Picture => [`posters/${at + 1}.svg`, drawPoster(at + 1)]),
  ]);
}

type Picture = [path: string, drawing: string];
