import type { ComponentProps } from 'react';

/**
 * Where a menu opens in a wider window: below the page's header, or at an edge of its button. Older browsers place it by its
 * offsets. On a phone every menu is a sheet at the bottom.
 */
export type MenuPlace = 'header' | 'below-start' | 'below-end' | 'beside';

const below =
  'sm:inset-auto sm:[position-try-fallbacks:flip-block] not-supports-[position-area]:absolute not-supports-[position-area]:inset-auto';
const places: Record<MenuPlace, string> = {
  header: '',
  'below-start': `${below} sm:[position-area:block-end_span-inline-end]`,
  'below-end': `${below} sm:[position-area:block-end_span-inline-start] not-supports-[position-area]:translate-x-[calc(2.75rem-100%)]`,
  beside:
    'inset-auto ml-6 [position-area:inline-end_span-block-end] not-supports-[position-area]:top-92 not-supports-[position-area]:left-47',
};

interface MenuProps extends ComponentProps<'div'> {
  place?: MenuPlace;
}

/** Opened by a button whose `popoverTarget` is its id. */
export function Menu({ place = 'header', className = '', ...rest }: MenuProps) {
  return <div popover="auto" {...rest} className={`menu ${places[place]} ${className}`} />;
}
