/** A write that was made without a network. It stays on its author's device until it has been sent. */
export interface WaitingWrite {
  /** Its `Idempotency-Key`: the server does it once, however often it is sent. */
  readonly id: string;
  readonly account: number;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** The picture of a form whose other fields are the body. */
  readonly file?: WaitingFile | undefined;
  /** The key by which screens find their writes: `comments:game:7`. */
  readonly about: string;
  /** A description for its author. */
  readonly label: string;
  /** Its text, if it has one that can be edited. */
  readonly text?: WaitingText | undefined;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** How often it was edited since it was first sent. */
  readonly edits: number;
  /** Why the server refused it. */
  readonly refusal?: string | undefined;
}

interface WaitingFile {
  readonly field: string;
  readonly name: string;
  readonly content: Blob;
}

interface WaitingText {
  /** Its name in the body. */
  readonly field: string;
  /** In characters. */
  readonly max: number;
}

export function textOf({ text, body }: WaitingWrite): string | null {
  const value: unknown = text && typeof body === 'object' && body !== null ? Reflect.get(body, text.field) : null;
  return typeof value === 'string' ? value : null;
}
