/** A page that somebody asks for, and what its rendering needs of the server. */
export interface AskedPage {
  url: URL;
  /** Whether it is for a desktop's window. */
  isWide: boolean;
  /** Where its device is; null where that is not known, and taken to be the village's. */
  timeZone: string | null;
  /** Answers a read as it is answered to whoever asks for the page. */
  read(path: string): Promise<Response>;
  /** Does `work`, which waits for nothing, and counts what it took of the processor. */
  spend<T>(work: () => T): T;
}

export interface RenderedPage {
  markup: string;
  /** What the browser hydrates it with, as JSON. */
  state: string;
}

/** Null where a read failed, or where the page leads elsewhere. */
export type RenderPage = (asked: AskedPage) => Promise<RenderedPage | null>;

/** The element that holds the state. */
export const stateId = 'state';

/** The page as it is for everybody, which a service worker keeps: it opens where there is no network. */
export const shellPath = '/shell';
