import * as z from 'zod/mini';
import { ById, Id, IdText, Version } from './fields.ts';

/** Rows of one name, which is folded further than when they were added, and what refers to each: `3 games`. */
export interface SameNamed<Row> {
  name: string;
  /** The oldest first. */
  rows: { row: Row; uses: string[] }[];
}

export interface MergePreview<Row> {
  kept: Row;
  merged: Row;
  /** What will refer to the kept row: `3 games`. */
  moves: string[];
  /** Fields that the kept row takes over from the other one, and those of that one that go. */
  filled: string[];
  lost: string[];
  /** What does not fit together afterwards, or ends. */
  warnings: string[];
  /** Why they cannot be merged; null if they can. */
  refusal: string | null;
}

/** The calls by which rows of one name are merged, below the path of their resource. */
export const mergeCalls = <Row extends z.core.$ZodType>({ ResponseBody }: { readonly ResponseBody: Row }) => ({
  'GET /same-names': {
    response: z.array(
      z.object({ name: z.string(), rows: z.array(z.object({ row: ResponseBody, uses: z.array(z.string()) })) }),
    ),
  },
  'GET /:id/merge': {
    params: ById,
    query: z.strictObject({ with: IdText }),
    response: z.object({
      kept: ResponseBody,
      merged: ResponseBody,
      moves: z.array(z.string()),
      filled: z.array(z.string()),
      lost: z.array(z.string()),
      warnings: z.array(z.string()),
      refusal: z.nullable(z.string()),
    }),
  },
  'POST /:id/merge': {
    params: ById,
    /** With the versions of both that the preview showed. */
    body: Merge,
    response: z.object({ row: ResponseBody, moved: z.array(z.string()) }),
  },
});

const Merge = z.strictObject({ mergedId: Id, version: Version, mergedVersion: Version });
export type Merge = z.infer<typeof Merge>;
