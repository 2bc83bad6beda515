import { type Endpoints, type Method, type Progress, type ProgressLine, progressType } from '#shared/endpoints.ts';
import {
  ApiError,
  authorHeaders,
  buildUrl,
  errorResponse,
  type ResponseOf,
  type Sent,
  whyNoResponse,
  withParams,
} from './api.ts';
import { sendAgain } from './requests.ts';

type Address = ReturnType<typeof buildUrl>;
type Named<C extends Endpoints> = Extract<keyof C, `${Method} /${string}`>;

/** Makes a contract's long calls and reports their progress; they have no time limit. */
export const progressApiClient =
  <C extends Endpoints>() =>
  <Name extends Named<C>>(name: Name, sent: Sent<C[Name]>, onProgress: OnProgress): Promise<ResponseOf<C[Name]>> =>
    sendAgain(() => callOnce(buildUrl(name, sent, ''), onProgress));

type OnProgress = (progress: Progress) => void;

async function callOnce<ResponseBody>(address: Address, onProgress: OnProgress): Promise<ResponseBody> {
  for await (const line of readLines<ResponseBody>(await fetchResponse(address))) {
    if ('progress' in line) onProgress(line.progress);
    else if ('failure' in line) throw new ApiError(line.failure.status, line.failure.response);
    else return line.response;
  }
  throw new ApiError(0, { message: 'The connection was lost before the server answered.' });
}

async function fetchResponse({ method, path, query, body }: Address): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await fetch(withParams(path, query), {
    method,
    body: isForm ? body : JSON.stringify(body),
    headers: { accept: progressType, ...authorHeaders(), ...(!isForm && { 'content-type': 'application/json' }) },
    credentials: 'same-origin',
  }).catch(() => {
    throw new ApiError(0, { message: whyNoResponse(false) });
  });
  if (!response.ok) throw new ApiError(response.status, await errorResponse(response));
  return response;
}

async function* readLines<ResponseBody>(response: Response): AsyncGenerator<ProgressLine<ResponseBody>> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const read = await reader?.read().catch(() => undefined);
    // Text after the last line end is an incomplete line: the connection broke off.
    if (!read || read.done) return;
    const lines = (text + read.value).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
