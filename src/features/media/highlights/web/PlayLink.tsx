import { Link, type LinkProps } from 'react-router';

/** Makes the whole card a link to its film; the card must be `relative`. */
export function PlayLink({ title, to, state }: Pick<LinkProps, 'to' | 'state'> & { title: string }) {
  return (
    <Link to={to} state={state} viewTransition className="after:absolute after:inset-0 focus-visible:outline-none">
      <span className="sr-only">Play </span>
      {title}
    </Link>
  );
}

export const openHighlight = (id: number) => ({ highlight: id });

export function highlightToOpen(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('highlight' in state)) return null;
  return typeof state.highlight === 'number' ? state.highlight : null;
}
