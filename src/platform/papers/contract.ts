import * as z from 'zod/mini';
import { Version } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

/** Texts that an admin writes and everybody may read. `accessibility` says whom to ask, in the accessibility statement. */
export const paperNames = ['privacy', 'imprint', 'accessibility'] as const;
export const PaperName = z.enum(paperNames);
export type PaperName = z.infer<typeof PaperName>;

export const Paper = z.object({
  name: PaperName,
  /** Plain text; `## ` and `### ` begin headings, `- ` entries of a list. Empty until an admin writes it. */
  text: z.string(),
  /** When it was last changed, as an instant; null if never. */
  changedAt: z.nullable(z.string()),
  version: Version,
});
export type Paper = z.infer<typeof Paper>;

export const maxPaperLength = 20_000;

/** An empty text takes the paper back. */
export const PaperChange = z.strictObject({
  text: text({ min: 0, max: maxPaperLength, lines: true }),
  version: Version,
});

export type PaperChange = z.infer<typeof PaperChange>;

const ByName = z.strictObject({ name: PaperName });

export const endpoints = {
  'GET /api/papers/:name': { params: ByName, response: Paper },
  'PUT /api/papers/:name': { params: ByName, body: PaperChange, response: Paper },
  'GET /api/admin/privacy-template': { response: z.object({ text: z.string() }) },
};
