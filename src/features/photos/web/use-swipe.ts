import { type PointerEvent, useRef, useState } from 'react';
import { swipeMeaning } from './viewer-keys.ts';

type Meaning = NonNullable<ReturnType<typeof swipeMeaning>>;

interface Drag {
  x: number;
  y: number;
}

export function useSwipe(onMeant: (meaning: Meaning) => void) {
  const begin = useRef<{ x: number; y: number; at: number; pointer: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const start = (event: PointerEvent) => {
    // A second finger zooms.
    if (!event.isPrimary || event.button !== 0) return stop();
    begin.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, pointer: event.pointerId };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ x: 0, y: 0 });
  };
  const follow = (event: PointerEvent) => {
    const from = begin.current;
    if (from?.pointer !== event.pointerId) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    setDrag(Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y });
  };
  const end = (event: PointerEvent) => {
    const from = begin.current;
    if (from?.pointer !== event.pointerId) return;
    stop();
    const meaning = swipeMeaning(event.clientX - from.x, event.clientY - from.y, event.timeStamp - from.at);
    if (meaning) onMeant(meaning);
  };
  const stop = () => {
    begin.current = null;
    setDrag(null);
  };

  return {
    drag,
    handlers: { onPointerDown: start, onPointerMove: follow, onPointerUp: end, onPointerCancel: stop },
  };
}
