/** Brings what has just been asked for to the top of the window, unless it stands in sight already. */
export function bringIntoSight(element: HTMLElement | null) {
  requestAnimationFrame(() => {
    const top = element?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) element?.scrollIntoView({ block: 'start' });
  });
}
