import { ExternalStore } from '#web/routing/rendering.ts';

/** What a screen reader hears of the board. */
export const announced = new ExternalStore('');

export const announce = (text: string): void => announced.set(text);
