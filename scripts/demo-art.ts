import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { features } from '#app/server/features.ts';

/** Writes the pictures of the demo village, the same every time. */
export async function writeArt(outDir: string): Promise<void> {
  const pictures = await drawings();
  const folders = new Set([...pictures.keys()].map((name) => dirname(join(outDir, name))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all([...pictures].map(([name, drawing]) => writeFile(join(outDir, name), drawing)));
}

/** Every picture by its path under `/art/`. */
export async function drawings(): Promise<Map<string, string>> {
  const ofFeatures = await Promise.all(features.map(({ demoArt }) => demoArt?.() ?? []));
  return new Map(ofFeatures.flat());
}
