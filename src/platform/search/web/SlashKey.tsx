/** Says in an empty search box which key focuses it, where there is a keyboard. */
export const SlashKey = () => (
  <kbd aria-hidden className={`pointer-events-none absolute top-2.5 right-2.5 max-lg:hidden ${aKey}`}>
    /
  </kbd>
);

const aKey = 'grid size-7 place-items-center rounded-md border border-edge text-sm text-soft';
