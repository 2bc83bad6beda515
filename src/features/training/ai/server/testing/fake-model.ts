import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request that the model received: its headers and its parsed body. */
export interface Asked {
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[]; response_format: unknown };
}

type Reply = (response: ServerResponse) => void;

export interface FakeModel extends AsyncDisposable {
  settings: { baseUrl: string; apiKey: string; model: string };
  asked: Asked[];
  /** Used one after the other; the last one serves all further requests. */
  replies: Reply[];
  /** The highest number of simultaneous requests. */
  maxConcurrent: () => number;
}

/** A server of the chat completion protocol that answers as a test wants. */
export async function startFakeModel(...replies: Reply[]): Promise<FakeModel> {
  const asked: Asked[] = [];
  const model = { replies };
  let running = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    running += 1;
    most = Math.max(most, running);
    response.on('close', () => {
      running -= 1;
    });
    let text = '';
    for await (const chunk of request) text += String(chunk);
    asked.push({ headers: request.headers, body: text === '' ? undefined : JSON.parse(text) });
    const reply = model.replies.length > 1 ? model.replies.shift() : model.replies[0];
    if (request.url === '/v1/chat/completions') reply?.(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    settings: { baseUrl: `http://127.0.0.1:${address.port}/v1`, apiKey: 'secret-key-of-the-test', model: 'test-model' },
    asked,
    get replies() {
      return model.replies;
    },
    set replies(next) {
      model.replies = next;
    },
    maxConcurrent: () => most,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with this content: strings as they are, everything else as JSON. */
export const says =
  (content: unknown): Reply =>
  (response) =>
    completion(response, typeof content === 'string' ? content : JSON.stringify(content));

export const responses =
  (status: number, body: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end(body);

export const hangs: Reply = () => undefined;

/** Sends the beginning of a response and then nothing more. */
export const stalls: Reply = (response) => void response.writeHead(200).write('{"choices":[');

function completion(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }] }),
  );
}

const exercise = (part: string, name: string, minutes: number) => ({
  name,
  part,
  day: 1,
  sets: 3,
  reps: '10',
  minutes,
  description: `How ${name} is done.`,
});

/** A workout of 30 minutes that keeps every rule and consists of exercises that the planner knows. */
export const soundWorkout = {
  title: 'Strong in half an hour',
  durationMinutes: 30,
  intensity: 'Moderate',
  description: 'Legs, push and pull.',
  exercises: [
    exercise('warm-up', 'Easy step touch', 5),
    exercise('main', 'Glute bridge', 10),
    exercise('main', 'Dead bug', 10),
    exercise('cool-down', 'Shoulder rolls', 5),
  ],
  benefits: ['Stronger'],
};

export const soundTips = {
  title: 'Sleep better',
  category: 'Recovery',
  description: 'Small changes.',
  tips: ['Go to bed at ten.', 'No phone in bed.', 'Cool the room.'],
  benefits: ['Rested mornings'],
};
