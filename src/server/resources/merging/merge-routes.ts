import { resourceTags } from '#shared/cache-tags.ts';
import { mergeCalls } from '#shared/merging.ts';
import { toPhrase } from '#shared/text.ts';
import type { Contribution } from '../../feature.ts';
import { type Route, serve } from '../../http/route.ts';
import {
  type Mergeable,
  type MergeableContract,
  type MergeableRow,
  mergeRows,
  previewMerge,
  sameNamed,
} from './merge.ts';
import { listUses } from './merge-uses.ts';

/** Routes to see the rows of a resource that bear one name, and to merge two of them. */
export function mergeRoutes<Row extends MergeableRow>(
  contract: MergeableContract,
  spec: Omit<Mergeable<Row>, 'contract' | 'uses'>,
  contributions: readonly Contribution[],
): Route[] {
  const { resourceName, set } = contract;
  const uses = listUses(spec.table, contributions);
  const of = { ...spec, contract, uses };
  const on = serve(mergeCalls(contract), contract.path);
  const { list, row } = resourceTags(contract);
  const shown = [list, row.any, ...uses.flatMap(({ dependsOn = [] }) => dependsOn)];
  return [
    on('GET /same-names', {
      access: 'admin',
      summary: `List of ${toPhrase(set)} that bear the same name as another one, with what refers to each`,
      dependsOn: () => shown,
      handle: ({ db, viewer }) => sameNamed(of, db, viewer),
    }),
    on('GET /:id/merge', {
      access: 'admin',
      summary: `A preview of a merge: what another ${toPhrase(resourceName)} of this name brings to this one, and loses`,
      dependsOn: () => shown,
      handle: ({ db, viewer, params, query }) => previewMerge(of, db, viewer, [params.id, query.with]),
    }),
    on('POST /:id/merge', {
      access: 'admin',
      summary: `Merge two ${toPhrase(set)} of one name: this one takes over what refers to the other, which is deleted`,
      handle: (context) => context.commit((write) => mergeRows(of, write, context.params.id, context.body)),
    }),
  ];
}
