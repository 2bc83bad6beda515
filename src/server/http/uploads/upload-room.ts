import { overloaded, tooMany } from '../../failure.ts';

const mostPerAccount = 2;

export interface UploadSlot {
  take(bytes: number): void;
  leave(): void;
  /** Whether something is made of what was sent; hanging up gives nothing back until that is done. */
  busy: boolean;
}

/** How much of forms is in memory. It is the bytes that count: who sends none takes no room from others. */
export function uploadRoom(mostBytes: number): (caller: string) => UploadSlot {
  const perCaller = new Map<string, number>();
  let held = 0;
  return (caller) => {
    const own = perCaller.get(caller) ?? 0;
    if (own >= mostPerAccount) throw tooMany(2, 'Please wait until your other uploads are done');
    perCaller.set(caller, own + 1);
    let [taken, hasLeft] = [0, false];
    return {
      busy: false,
      take: (bytes) => {
        if (hasLeft) return;
        if (held + bytes > mostBytes) throw overloaded(5);
        held += bytes;
        taken += bytes;
      },
      leave: () => {
        if (hasLeft) return;
        hasLeft = true;
        held -= taken;
        const left = (perCaller.get(caller) ?? 1) - 1;
        if (left === 0) perCaller.delete(caller);
        else perCaller.set(caller, left);
      },
    };
  };
}
