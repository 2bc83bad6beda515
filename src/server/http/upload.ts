import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { isMember, type Viewer } from '../access.ts';
import type { Database } from '../database/schema.ts';
import { badRequest, Failure, overloaded, tooMany } from '../failure.ts';

/** A file as it arrived. Its name is dropped: nothing here is called what somebody else says. */
export interface UploadedFile {
  bytes: Uint8Array;
  /** What the sender says it is. */
  declaredType: string;
}

/** Makes a route take a form with one file instead of JSON; the form's other fields are its body. */
export interface UploadRules {
  /** The form field that holds the file: `image`. */
  field: string;
  /** Throws when this person may not send a file now. Asked before the body is read. */
  admit(db: Database, viewer: Viewer, now: Date): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    uploaded: UploadedFile | undefined;
    /** The caller's place among the uploads under way, and whether its picture is being made. */
    uploadPlace: { release: () => void; busy: boolean } | undefined;
  }
}

export const largestFile = 10 * 1024 * 1024;
const largestForm = largestFile + 64 * 1024;
const formLimits = { files: 1, fields: 4, parts: 6, fileSize: largestFile, fieldSize: 2 * 1024, headerPairs: 50 };

/** A phone on a weak network may take this long. */
const longestUpload = 120_000;
/** Forms are read into memory, so that nothing is left behind when one breaks off; this bounds how much. */
const mostAtOnce = 8;
const mostPerAccount = 2;

/** Puts an upload route on the server, in a scope of its own where forms are read and JSON is not. */
export function registerUpload(
  server: FastifyInstance,
  db: Database,
  rules: UploadRules,
  options: RouteOptions & {
    onRequest: (request: FastifyRequest) => Promise<void>;
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  },
): void {
  const places = new Places();
  server.register(async (scope) => {
    const { default: multipart } = await import('@fastify/multipart');
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: formLimits });
    scope.decorateRequest('uploaded', undefined);
    scope.decorateRequest('uploadPlace', undefined);
    scope.route({
      ...options,
      handlerTimeout: longestUpload,
      onRequest: async (request, reply) => {
        await options.onRequest(request);
        await admitForm(db, rules, places, request, reply);
      },
      preHandler: (request) => readForm(request, rules.field),
      handler: (request, reply) => keepingPlace(request, () => options.handler(request, reply)),
    });
  });
}

async function admitForm(
  db: Database,
  rules: UploadRules,
  places: Places,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > largestForm) throw tooLarge();
  await rules.admit(db, request.viewer, request.at);
  const release = places.take(isMember(request.viewer) ? `a${request.viewer.accountId}` : request.address);
  const place = { release, busy: false };
  request.uploadPlace = place;
  const hungUp = () => void (place.busy || release());
  // Whoever hung up while this was decided will not close a second time.
  if (reply.raw.destroyed) hungUp();
  else reply.raw.once('close', hungUp);
}

/** Hanging up gives a place back only while nothing is made of what was sent. */
async function keepingPlace<T>({ uploadPlace }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  if (uploadPlace) uploadPlace.busy = true;
  try {
    return await work();
  } finally {
    uploadPlace?.release();
  }
}

async function readForm(request: FastifyRequest, field: string): Promise<void> {
  if (!request.isMultipart()) throw new Failure(415, 'A form with a file was expected');
  try {
    request.body = await readParts(request, field);
  } catch (error) {
    // What still comes is read and dropped, so that the sender gets to see the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw asFormFailure(error);
  }
}

async function readParts(request: FastifyRequest, field: string): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (fields.has(part.fieldname)) throw badRequest('A field of the form came twice');
    if (part.type === 'file') {
      if (part.fieldname !== field) throw badRequest('The form holds a file that was not expected');
      const bytes = await part.toBuffer();
      if (bytes.length > 0) request.uploaded = { bytes, declaredType: part.mimetype };
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw new Failure(413, 'A field of the form is too long');
      fields.set(part.fieldname, part.value);
    }
  }
  return Object.fromEntries(fields);
}

const tooLarge = () => new Failure(413, 'The file is larger than 10 MB');

/** Whatever goes wrong while a form is read is the form's fault. */
function asFormFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new Failure(413, 'The form has too many parts');
  }
  return badRequest('The upload could not be read');
}

/** How many forms are under way, in all and per person. */
class Places {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /** Takes a place; the answer gives it back. */
  take(who: string): () => void {
    const own = this.#taken.get(who) ?? 0;
    if (own >= mostPerAccount) throw tooMany(2, 'Please wait until your other uploads are done');
    if (this.#total >= mostAtOnce) throw overloaded();
    this.#taken.set(who, own + 1);
    this.#total += 1;
    let given = false;
    return () => {
      if (!given) this.#giveBack(who);
      given = true;
    };
  }

  #giveBack(who: string): void {
    this.#total -= 1;
    const left = (this.#taken.get(who) ?? 1) - 1;
    if (left === 0) this.#taken.delete(who);
    else this.#taken.set(who, left);
  }
}
