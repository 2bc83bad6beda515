import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { overloaded } from '#server/failure.ts';
import { fileName, getDirectory, type PictureStore, type StoredPicture } from './store.ts';

/** The time limit for a full answer of the bucket. For a picture, whose reader may be slow, the limit until its next chunk. */
const maxRequestMs = 10_000;

/**
 * Pictures in an S3-compatible bucket: `https://KEY:SECRET@host/bucket/prefix?region=af-south-1`. Keys below the prefix
 * are like paths in the folder store. A picture counts only once its row is committed, so a partial upload is an orphan.
 */
export function bucketStore(mediaUrl: string, maxSilence = maxRequestMs): PictureStore {
  const bucket = new Bucket(mediaUrl, maxSilence);
  return {
    put: async (id, files) => {
      const puts = files.map(({ width, format, bytes }) =>
        bucket.put(`${getDirectory(id)}/${fileName(width, format)}`, bytes, `image/${format}`),
      );
      // Wait for all puts: after a failure the picture is removed, and a late put must not store a file again.
      const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected');
      if (failed) throw failed.reason;
    },
    read: (id, width, format) => bucket.get(`${getDirectory(id)}/${fileName(width, format)}`),
    remove: async (id) => {
      for (const prefix of [getDirectory(id), inTrash(id)]) {
        for await (const { key } of bucket.list(`${prefix}/`)) await bucket.delete(key);
      }
    },
    discard: (id, day) => moveAll(bucket, `${getDirectory(id)}/`, `${inTrash(id)}/${day}/`),
    recover: async (id) => {
      const days: string[] = [];
      for await (const { key } of bucket.list(`${inTrash(id)}/`)) days.push(key.split('/').at(-2) ?? '');
      const day = days.sort().at(-1);
      if (day === undefined) return false;
      await moveAll(bucket, `${inTrash(id)}/${day}/`, `${getDirectory(id)}/`);
      return true;
    },
    purge: async (id, day) => {
      for await (const { key } of bucket.list(`${inTrash(id)}/${day}/`)) await bucket.delete(key);
    },
    list: () => picturesIn(bucket),
    listTrash: () => trashIn(bucket),
  };
}

const trash = 'trash/';
const inTrash = (id: string) => trash + getDirectory(id);

/** Copies all files before deleting any, so that an interrupted move can be repeated in either direction. */
async function moveAll(bucket: Bucket, from: string, to: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of bucket.list(from)) keys.push(key);
  for (const key of keys) await bucket.copy(key, to + key.slice(from.length));
  for (const key of keys) await bucket.delete(key);
}

async function* trashIn(bucket: Bucket): AsyncGenerator<{ id: string; day: string }> {
  let last = '';
  for await (const { key } of bucket.list(trash)) {
    const [, id, day] = /^trash\/[0-9a-f]{2}\/([0-9a-f]{32})\/([^/]+)\//.exec(key) ?? [];
    if (id === undefined || day === undefined || id + day === last) continue;
    last = id + day;
    yield { id, day };
  }
}

async function* picturesIn(bucket: Bucket): AsyncGenerator<StoredPicture> {
  let last = '';
  for await (const { key, storedAt } of bucket.list('')) {
    const id = /^[0-9a-f]{2}\/([0-9a-f]{32})\//.exec(key)?.[1];
    // The bucket lists keys in order, so the files of one picture are consecutive.
    if (id === undefined || id === last) continue;
    last = id;
    yield { id, storedAt, isUnfinished: false };
  }
}

interface StoredKey {
  key: string;
  storedAt: Date;
}

class Bucket {
  readonly #client: AwsClient;
  readonly #address: string;
  /** Empty, or ends with a slash. */
  readonly #prefix: string;
  readonly #maxSilence: number;

  constructor(mediaUrl: string, maxSilence: number) {
    this.#maxSilence = maxSilence;
    const url = new URL(mediaUrl);
    const region = url.searchParams.get('region');
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      service: 's3',
      retries: 2,
      ...(region === null ? {} : { region }),
    });
    const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
    this.#address = `${url.protocol}//${url.host}/${bucket}`;
    this.#prefix = folders.map((folder) => `${folder}/`).join('');
  }

  async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const send = () =>
      this.#call('PUT', this.#getAddress(key), { body: Buffer.from(bytes), headers: { 'content-type': type } });
    let response = await send();
    // A new store has no bucket yet. Files that find that at once are all sent again: one of them makes it.
    if (response.status === 404) {
      await this.#call('PUT', this.#address).catch(() => undefined);
      response = await send();
    }
    if (!response.ok) throw new Error(`The bucket took no file: ${response.status}`);
  }

  async get(key: string): Promise<Readable | null> {
    const waiting = new AbortController();
    const late = setTimeout(() => waiting.abort(fellSilent()), this.#maxSilence).unref();
    const request = this.#call('GET', this.#getAddress(key), { signal: waiting.signal });
    const { status, headers, body } = await request.finally(() => clearTimeout(late));
    const isTooLong = Number(headers.get('content-length')) > largestPicture;
    if (status !== 404 && body && !isTooLong) return toStream(body, this.#maxSilence);
    await body?.cancel();
    if (isTooLong) throw tooLong(largestPicture);
    return null;
  }

  async copy(key: string, to: string): Promise<void> {
    const headers = { 'x-amz-copy-source': new URL(this.#getAddress(key)).pathname };
    const response = await this.#call('PUT', this.#getAddress(to), { headers });
    // S3 may fail a copy after sending status 200; then the body holds an error.
    if (!response.ok || (await readText(response)).includes('<Error>'))
      throw new Error(`The bucket copied no file: ${response.status}`);
  }

  async delete(key: string): Promise<void> {
    await this.#call('DELETE', this.#getAddress(key));
  }

  async *list(below: string): AsyncGenerator<StoredKey> {
    const usedTokens = new Set<string | undefined>();
    let next: string | undefined;
    do {
      if (usedTokens.has(next)) throw new Error('The bucket lists without an end');
      usedTokens.add(next);
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.#prefix + below });
      if (next !== undefined) query.set('continuation-token', next);
      const page = await readText(await this.#call('GET', `${this.#address}?${query}`));
      for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        yield { key: tag(entry, 'Key').slice(this.#prefix.length), storedAt: new Date(tag(entry, 'LastModified')) };
      }
      next = tag(page, 'NextContinuationToken') || undefined;
    } while (next !== undefined);
  }

  #getAddress(key: string): string {
    return `${this.#address}/${this.#prefix}${key}`;
  }

  async #call(
    method: string,
    address: string,
    init: { body?: Buffer<ArrayBuffer>; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ) {
    const response = await this.#client
      .fetch(address, { method, signal: AbortSignal.timeout(maxRequestMs), ...init })
      .catch((error: unknown) => {
        throw outOfReach(error);
      });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429)
      throw outOfReach(`it answered ${method} with ${response.status}`);
    throw new Error(`The bucket refused ${method} with ${response.status}`);
  }
}

/** Answers 503 (busy); the cause goes to the log only. */
const outOfReach = (cause: unknown) =>
  Object.assign(overloaded(5), { cause: cause instanceof Error ? cause : new Error(`The bucket: ${cause}`) });

/** Larger than any file that the app stores. The limit below is larger than any page of a listing. */
const largestPicture = 32 * 1024 * 1024;
const largestText = 8 * 1024 * 1024;

const fellSilent = () => new Error('The bucket fell silent');
const tooLong = (most: number) => outOfReach(`its answer is longer than ${most} bytes`);

/** Reads up to the limit, so that no response, whoever sends it, can fill the memory. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > largestText) throw tooLong(largestText);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads the next chunk from the bucket when its own reader wants it, and cancels when that reader disconnects. */
function toStream(body: NonNullable<Response['body']>, maxSilence: number): Readable {
  const reader = body.getReader();
  let late: NodeJS.Timeout | undefined;
  let size = 0;
  return new Readable({
    read() {
      late = setTimeout(() => this.destroy(outOfReach(fellSilent())), maxSilence).unref();
      const push = ({ done, value }: { done: boolean; value?: Uint8Array | undefined }) => {
        clearTimeout(late);
        size += value?.byteLength ?? 0;
        if (size > largestPicture) throw tooLong(largestPicture);
        if (!this.destroyed) this.push(done ? null : value);
      };
      reader
        .read()
        .then(push)
        .catch((error: unknown) => this.destroy(outOfReach(error)));
    },
    destroy(error, done) {
      clearTimeout(late);
      // Do not use an abort signal: the request's own may have been garbage collected by then.
      void reader.cancel().catch(() => undefined);
      done(error);
    },
  });
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

function tag(xml: string, name: string): string {
  const content = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return content.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);
}
