// What browsers have, and a window of happy-dom in a context of its own has not, or has in a kind that does not fit Node's.
import * as streams from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';
import { configure } from '@testing-library/react';

const { ReadableStream, WritableStream, TransformStream, TextDecoderStream, TextEncoderStream } = streams;
Object.assign(globalThis, {
  ReadableStream,
  WritableStream,
  TransformStream,
  TextDecoderStream,
  TextEncoderStream,
  BroadcastChannel,
});

configure({ asyncUtilTimeout: 20_000 });
