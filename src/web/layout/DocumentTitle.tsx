import { useClientOnly } from '../routing/rendering.ts';

/** The page that the server sends has the village's name as its title: React would render a second one into its body. */
export function DocumentTitle({ of: subject, product }: { of: string; product: string }) {
  return useClientOnly() && <title>{`${subject} · ${product}`}</title>;
}
