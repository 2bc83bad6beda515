import type { Page } from '@playwright/test';

declare global {
  interface Window {
    letPass(milliseconds: number): void;
  }
}

/**
 * In pages opened from now on, timers of a second (or of `from` milliseconds) or more fire only when the test lets that
 * time pass, however long the machine takes until then; shorter timers run normally.
 */
export async function holdTimers(page: Page, from = 1_000): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript((shortest) => {
    const { setTimeout, clearTimeout } = window;
    const held = new Map<number, { due: number; work: () => void }>();
    let now = 0;
    let lastId = 0;
    const hold = (work: () => void, milliseconds: number) => {
      lastId -= 1;
      held.set(lastId, { due: now + milliseconds, work });
      return lastId;
    };
    Object.assign(window, {
      setTimeout: (work: () => void, milliseconds = 0, ...args: unknown[]) =>
        milliseconds < shortest ? setTimeout(work, milliseconds, ...args) : hold(work, milliseconds),
      clearTimeout: (id: number) => (held.delete(id) ? undefined : clearTimeout(id)),
      letPass: (milliseconds: number) => {
        now += milliseconds;
        for (const [id, { due, work }] of held) {
          if (due <= now && held.delete(id)) work();
        }
      },
    });
  }, from);
  return (milliseconds) => page.evaluate((passed) => window.letPass(passed), milliseconds);
}
