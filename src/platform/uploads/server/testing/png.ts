import { crc32 } from 'node:zlib';

interface Head {
  width: number;
  height: number;
  depth: number;
  /** 0 is grey, 2 red, green and blue, 6 the same with opacity. */
  colour: number;
  interlaced?: number;
}

export function encodePng({ width, height, depth, colour, interlaced = 0 }: Head, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(depth, 8);
  head.writeUInt8(colour, 9);
  head.writeUInt8(interlaced, 12);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}
