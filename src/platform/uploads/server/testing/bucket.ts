import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

const key = 'test key/+';
const secret = 'test secret/+=';
const pageSize = 3;

export interface FakeBucket {
  /** The value for MEDIA_URL. */
  mediaUrl: string;
  objects: Map<string, { bytes: Buffer; storedAt: Date }>;
  /** While set, the bucket answers this instead. */
  fault: {
    status: number | undefined;
    body?: string | undefined;
    /** Sends the response to a picture request, as slowly or wrongly as the test wants. */
    send?: ((response: ServerResponse) => void) | undefined;
  };
  close(): Promise<void>;
}

/** Enough of S3 for a bucket called `village`: put, get, delete, list by pages, and verified signatures. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map();
  const fault: FakeBucket['fault'] = { status: undefined };
  const server = createServer(async (request, response) => {
    const body = await read(request);
    const signed = await isSigned(request);
    if (fault.status !== undefined || !signed) response.writeHead(fault.status ?? 403).end(fault.body);
    else if (fault.send && request.method === 'GET') fault.send(response);
    else reply(objects, request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const credentials = `${encodeURIComponent(key)}:${encodeURIComponent(secret)}`;
  return {
    mediaUrl: `http://${credentials}@127.0.0.1:${address.port}/village/arena?region=af-south-1`,
    objects,
    fault,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function reply(objects: FakeBucket['objects'], request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const url = new URL(request.url ?? '', 'http://bucket');
  const name = decodeURIComponent(url.pathname).replace(/^\/village\/?/, '');
  const object = objects.get(name);
  if (url.searchParams.get('list-type') === '2') response.end(page(objects, url.searchParams));
  else if (request.method === 'PUT' && request.headers['x-amz-copy-source'] !== undefined) {
    const source = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\/village\//, '');
    const copied = objects.get(source);
    if (copied) objects.set(name, { bytes: copied.bytes, storedAt: new Date() });
    response.writeHead(copied ? 200 : 404).end('<CopyObjectResult></CopyObjectResult>');
  } else if (request.method === 'PUT') {
    objects.set(name, { bytes: body, storedAt: new Date() });
    response.end();
  } else if (request.method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204).end();
  } else if (object) response.end(object.bytes);
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
}

function page(objects: FakeBucket['objects'], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after).sort();
  const shown = names.slice(0, pageSize);
  const contents = shown.map((name) => {
    const at = objects.get(name)?.storedAt.toISOString();
    return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const more = names.length > pageSize ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** Signs the request again with the same secret and compares the signatures. */
async function isSigned(request: IncomingMessage): Promise<boolean> {
  const { authorization = '', host } = request.headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const headers = names
    .filter((name) => name !== 'host')
    .map((name): [string, string] => [name, String(request.headers[name])]);
  const signer = new AwsV4Signer({
    url: `http://${host}${request.url}`,
    method: request.method ?? 'GET',
    headers,
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region: 'af-south-1',
    datetime: String(request.headers['x-amz-date']),
  });
  return (await signer.authHeader()) === authorization;
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
