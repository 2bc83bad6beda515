import { type MouseEvent, useRef } from 'react';

const holdMs = 450;

/** A press, and a long press in its stead. The menu key and the other mouse button do what a long press does. */
export function useHold(onPress: () => void, onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  if (!onHold) return { onClick: onPress };
  const hold = () => {
    clearTimeout(timer.current);
    if (isHeld.current) return;
    isHeld.current = true;
    onHold();
  };
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      isHeld.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(hold, holdMs);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      hold();
    },
    onClick: () => {
      // The finger that held the key was lifted.
      if (!isHeld.current) onPress();
      isHeld.current = false;
    },
  };
}
