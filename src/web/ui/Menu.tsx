import type { ComponentProps } from 'react';

/** Where a menu opens: below the page's header, or at an edge of its button. Older browsers place it by its offsets. */
export type MenuPlace = 'header' | 'below-start' | 'below-end' | 'beside';

const below = 'inset-auto [position-try-fallbacks:flip-block] not-supports-[position-area]:absolute';
const places: Record<MenuPlace, string> = {
  header: '',
  'below-start': `${below} [position-area:block-end_span-inline-end]`,
  'below-end': `${below} [position-area:block-end_span-inline-start] not-supports-[position-area]:translate-x-[calc(2.75rem-100%)]`,
  beside:
    'inset-auto ml-6 [position-area:inline-end_span-block-start] not-supports-[position-area]:bottom-4 not-supports-[position-area]:left-47',
};

interface MenuProps extends ComponentProps<'div'> {
  place?: MenuPlace;
}

/** Opened by a button whose `popoverTarget` is its id. */
export function Menu({ place = 'header', className = '', ...rest }: MenuProps) {
  return <div popover="auto" {...rest} className={`menu ${places[place]} ${className}`} />;
}
