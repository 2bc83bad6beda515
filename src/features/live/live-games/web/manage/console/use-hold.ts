import { type MouseEvent, useRef } from 'react';

const holdMs = 450;

/** A press, and a long press in its stead. The menu key and the other mouse button do what a long press does. */
export function useHold(onPress: () => void, onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  if (!onHold) return { onClick: onPress };
  const end = () => clearTimeout(timer.current);
  const hold = () => {
    end();
    if (isHeld.current) return;
    isHeld.current = true;
    ignoreRelease();
    onHold();
  };
  const begin = () => {
    isHeld.current = false;
  };
  return {
    onPointerDown: () => {
      begin();
      end();
      timer.current = setTimeout(hold, holdMs);
    },
    onKeyDown: begin,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      hold();
    },
    onClick: onPress,
  };
}

/** Lifting the finger clicks whatever is below it by then, such as a sheet that has just opened, or what is around it. */
function ignoreRelease(): void {
  const ignore = (event: globalThis.MouseEvent) => {
    // From a key.
    if (event.detail === 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener('click', ignore, { capture: true });
  addEventListener('pointerdown', () => removeEventListener('click', ignore, { capture: true }), {
    capture: true,
    once: true,
  });
}
