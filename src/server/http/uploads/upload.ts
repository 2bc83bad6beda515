import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { accountKey, type Viewer } from '../../access/access.ts';
import type { Database } from '../../database/schema.ts';
import { badRequest, Failure, overloaded, tooMany } from '../../failure.ts';

const maxPerAccount = 2;

export interface UploadSlot {
  reserve(bytes: number): void;
  release(): void;
  /** Whether the upload is being processed; a disconnect does not free the slot until that is done. */
  busy: boolean;
}

/** Limits how much of forms is in memory. Only bytes count: a client that sends none takes no room from others. */
export function uploadRoom(maxBytes: number): (caller: string) => UploadSlot {
  const perCaller = new Map<string, number>();
  let reservedBytes = 0;
  return (caller) => {
    const own = perCaller.get(caller) ?? 0;
    if (own >= maxPerAccount) throw tooMany(2, 'Please wait until your other uploads are done');
    perCaller.set(caller, own + 1);
    let [ownBytes, isReleased] = [0, false];
    return {
      busy: false,
      reserve: (bytes) => {
        if (isReleased) return;
        if (reservedBytes + bytes > maxBytes) throw overloaded(5);
        reservedBytes += bytes;
        ownBytes += bytes;
      },
      release: () => {
        if (isReleased) return;
        isReleased = true;
        reservedBytes -= ownBytes;
        const remaining = (perCaller.get(caller) ?? 1) - 1;
        if (remaining === 0) perCaller.delete(caller);
        else perCaller.set(caller, remaining);
      },
    };
  };
}

/** A file as it arrived. Its name is dropped: the server uses no file names from outside. */
export interface UploadedFile {
  bytes: Uint8Array;
  declaredType: string;
}

/** Makes a route take a form with one file instead of JSON; the form's other fields are its body. */
export interface UploadRules<V extends Viewer = Viewer> {
  field: string;
  largestBytes: number;
  /** In bytes, of the fields beside the file; 2 KiB when not given. */
  maxFieldLength?: number;
  admit: (db: Database, viewer: V, now: Date) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    uploaded: UploadedFile | undefined;
    uploadSlot: UploadSlot | undefined;
  }
}

const largestForm = ({ largestBytes }: UploadRules) => largestBytes + 64 * 1024;
const usualField = 2 * 1024;
const formLimits = { files: 1, fields: 4, parts: 6, headerPairs: 50 };

const maxUpload = 120_000;
/** Forms are read into memory, so that nothing is left behind when one is cut off; this bounds how much. */
const maxConcurrentForms = 8;
/** Minimum per ten seconds: 5 kB a second, slower than the worst network on which a phone shows pictures. */
const paceWindow = 10_000;
const minPerWindow = 50_000;

export function registerUpload(
  server: FastifyInstance,
  db: Database,
  rules: UploadRules,
  options: RouteOptions & {
    onRequest: (request: FastifyRequest) => Promise<void>;
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  },
): void {
  const enter = uploadRoom(maxConcurrentForms * largestForm(rules));
  server.register(async (scope) => {
    const { default: multipart } = await import('@fastify/multipart');
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      limits: { ...formLimits, fileSize: rules.largestBytes, fieldSize: rules.maxFieldLength ?? usualField },
    });
    scope.decorateRequest('uploaded', undefined);
    scope.decorateRequest('uploadSlot', undefined);
    scope.route({
      ...options,
      handlerTimeout: maxUpload,
      onRequest: async (request, reply) => {
        await options.onRequest(request);
        await admitForm(db, rules, enter, request, reply);
      },
      preHandler: (request) => readForm(request, rules),
      handler: (request, reply) => holdingSlot(request, () => options.handler(request, reply)),
    });
  });
}

async function admitForm(
  db: Database,
  rules: UploadRules,
  enter: (caller: string) => UploadSlot,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > largestForm(rules)) throw tooLarge(rules);
  await rules.admit(db, request.viewer, request.at);
  const slot = enter(accountKey(request.viewer) ?? request.address);
  request.uploadSlot = slot;
  const hungUp = () => void (slot.busy || slot.release());
  // A client that has disconnected by now emits no second `close`.
  if (reply.raw.destroyed) hungUp();
  else reply.raw.once('close', hungUp);
}

/** Keeps the slot while the upload is processed, even if the client disconnects. */
async function holdingSlot<T>({ uploadSlot }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  if (uploadSlot) uploadSlot.busy = true;
  try {
    return await work();
  } finally {
    uploadSlot?.release();
  }
}

async function readForm(request: FastifyRequest, rules: UploadRules): Promise<void> {
  if (!request.isMultipart()) throw new Failure(415, 'A form with a file was expected');
  try {
    request.body = await inStep(request, () => readParts(request, rules.field));
  } catch (error) {
    // Reads and drops the rest, so that the client gets to see the response.
    request.raw.unpipe();
    request.raw.resume();
    throw asFormFailure(error, rules);
  }
}

async function inStep<T>({ raw, uploadSlot: slot }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  let before = 0;
  let arrived = 0;
  const pace = setInterval(() => {
    if (arrived - before < minPerWindow) reject(tooSlow());
    before = arrived;
  }, paceWindow);
  const count = (chunk: Buffer) => {
    arrived += chunk.length;
    try {
      slot?.reserve(chunk.length);
    } catch (error) {
      reject(error);
    }
  };
  raw.on('data', count);
  try {
    return await Promise.race([read(), broken]);
  } finally {
    clearInterval(pace);
    raw.off('data', count);
  }
}

async function readParts(request: FastifyRequest, field: string): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (fields.has(part.fieldname)) throw badRequest('A form field was sent twice');
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

/** Not a 408: browsers send the whole form once more after that. */
const tooSlow = () =>
  new Failure(400, 'The upload was too slow. Please try again with a better connection.', {}, { connection: 'close' });

const tooLarge = ({ largestBytes }: UploadRules) =>
  new Failure(413, `The file is larger than ${largestBytes / 1024 / 1024} MB`);

function asFormFailure(error: unknown, rules: UploadRules): Failure {
  if (error instanceof Failure) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rules);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new Failure(413, 'The form has too many parts');
  }
  return badRequest('The upload could not be read');
}
