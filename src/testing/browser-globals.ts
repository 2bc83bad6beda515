// Browser globals that a happy-dom window in its own context lacks, or has in a version that does not fit Node's.
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
