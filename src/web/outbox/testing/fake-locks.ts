/** Web Locks by name, as several pages of one browser share them. */
export function fakeLocks() {
  const turns = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
      turns.set(name, turn);
      return turn;
    },
  };
}
