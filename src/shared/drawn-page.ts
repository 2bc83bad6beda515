/** A page that somebody asks for, and what its drawing needs of the server. */
export interface AskedPage {
  url: URL;
  /** Whether it is for a desktop's window. */
  wide: boolean;
  /** Where its device is; null where that is not known, and taken to be the village's. */
  zone: string | null;
  /** Answers a read as it is answered to whoever asks for the page. */
  read(path: string): Promise<Response>;
  /** Does `work`, which waits for nothing, with the days and hours of a time zone. */
  inZone<T>(timeZone: string, work: () => T): T;
}

/** The markup of a page's first screen; null for one that is not drawn ahead, and where a read failed. */
export type DrawPage = (asked: AskedPage) => Promise<string | null>;
