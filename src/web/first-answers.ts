import type { QueryClient } from '@tanstack/react-query';

/** What is slow is not waited for: the page is drawn with the places that stand for it. */
const longestWaitMs = 300;
/** The server's drawing of the page is worth more than places: it stands until the app draws the same. */
const longestWithDrawingMs = 3_000;

export const drawnAhead = (): Element | null => document.querySelector('[data-drawn]');

/**
 * What a page, or a part of one, reads first. It is asked for as soon as the code is there, and drawn once, with the answers, in
 * the slices of a transition: answers that come later are drawn in one piece, which holds up a tap.
 */
export type ReadFirst = (client: QueryClient, asked: URLSearchParams) => Promise<unknown>[];

export const late = () =>
  new Promise<void>((resolve) => setTimeout(resolve, drawnAhead() ? longestWithDrawingMs : longestWaitMs));

export async function firstAnswers(readFirst: ReadFirst | undefined, client: QueryClient, until = late()) {
  if (!readFirst) return;
  await Promise.race([Promise.all(readFirst(client, new URLSearchParams(location.search))), until]);
}

/** The time in which the app opens. A page that is opened after it is shown at once, and asks by itself. */
export function openingUntil(over: Promise<void>) {
  let isOver = false;
  const ended = over.then(() => {
    isOver = true;
  });
  return {
    over: ended,
    firstAnswers: async (readFirst: ReadFirst | undefined, client: QueryClient) => {
      if (!isOver) await firstAnswers(readFirst, client, ended);
    },
  };
}
