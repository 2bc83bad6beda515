/**
 * Puts a row in, or takes it out where it is there; answers whether it is now. Presses at one moment count one after the other:
 * the insert waits for another's, and the unique key says which of the two this one has to be.
 */
export async function toggle(insert: () => Promise<boolean>, remove: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    if (await insert()) return true;
    if (await remove()) return false;
  }
}
