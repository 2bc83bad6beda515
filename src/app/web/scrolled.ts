let readTo = 0;
const note = () => {
  readTo = scrollY;
};

/** Remembers the scroll position in the server-rendered page, before the router starts the page at its top. */
export function noteScrolling(): void {
  note();
  addEventListener('scroll', note, { passive: true });
}

export function returnToScrolled(): void {
  removeEventListener('scroll', note);
  if (readTo > 0) scrollTo(0, readTo);
}
