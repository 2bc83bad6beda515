import * as z from 'zod/mini';
import { CupRules } from '../rule-fields.ts';
import aiken from './aiken.json' with { type: 'json' };
import bradley from './bradley.json' with { type: 'json' };
import connecticut from './connecticut.json' with { type: 'json' };
import harvard from './harvard.json' with { type: 'json' };
import pennsylvania from './pennsylvania.json' with { type: 'json' };
import sidneyPacific from './sidney-pacific.json' with { type: 'json' };
import sonoma from './sonoma.json' with { type: 'json' };

/** Rules that a university has published, as a starting point. */
export const PublishedRules = z.strictObject({
  name: z.string(),
  source: z.strictObject({ by: z.string(), title: z.string(), url: z.url() }),
  about: z.string(),
  rules: CupRules,
});
export type PublishedRules = z.infer<typeof PublishedRules>;

export const publishedRules: Readonly<Record<string, PublishedRules>> = Object.fromEntries(
  Object.entries({ connecticut, bradley, pennsylvania, harvard, sonoma, aiken, 'sidney-pacific': sidneyPacific }).map(
    ([key, file]) => [key, PublishedRules.parse(file)],
  ),
);
