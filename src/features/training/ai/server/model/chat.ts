export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The model gave no usable answer. The reason is for the log alone, and contains nothing of the request. */
export class ModelFailure extends Error {}

/** More than the longest plan takes. The rest of a longer answer is not read. */
const maxBytes = 128 * 1024;

interface Question {
  messages: readonly Message[];
  shape: { name: string; schema: Record<string, unknown> };
  signal: AbortSignal;
}

/** Makes one chat completion with structured output. Returns the model's text unparsed, or null if there is none. */
export async function complete(settings: ModelSettings, { messages, shape, signal }: Question): Promise<string | null> {
  const { baseUrl, apiKey, model } = settings;
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    // Following a redirect would send the key to another address.
    redirect: 'manual',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      model,
      messages,
      temperature: 0.4,
      max_completion_tokens: 8_000,
      response_format: { type: 'json_schema', json_schema: { name: shape.name, strict: true, schema: shape.schema } },
    }),
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelFailure(`status ${response.status}`);
  }
  const body = await readBounded(response);
  if (body.includes(apiKey)) throw new ModelFailure('the answer repeats the key');
  return parseContent(body);
}

/** Reads at most `maxBytes` bytes and leaves the rest unread. */
async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let read = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk.subarray(0, maxBytes - read), { stream: true });
    read += chunk.byteLength;
    if (read >= maxBytes) break;
  }
  return text;
}

function parseContent(body: string): string | null {
  const content: unknown = within(within(within(parsed(body), 'choices'), 0), 'message');
  const text = within(content, 'content');
  return typeof text === 'string' ? text : null;
}

const within = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** Undefined for invalid JSON. Some models wrap their JSON in a code fence. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^```(?:json)?|```$/g, ''));
  } catch {
    return undefined;
  }
}
