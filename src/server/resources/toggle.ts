/**
 * Inserts a row, or removes it if it exists; returns whether it exists now. Simultaneous presses count one after the
 * other: the insert waits for the other one's, and the unique key decides whether this press inserts or removes.
 */
export async function toggle(insert: () => Promise<boolean>, remove: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    if (await insert()) return true;
    if (await remove()) return false;
  }
}
