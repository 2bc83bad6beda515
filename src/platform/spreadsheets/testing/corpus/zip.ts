import { crc32, deflateRawSync } from 'node:zlib';

/** `descriptors`: sizes follow each entry, as streaming programs write them. `wide`: 64-bit sizes, as Apache POI writes them. */
export type Packing = 'deflated' | 'stored' | 'descriptors' | 'wide';

type Field = readonly [bytes: 2 | 4 | 8, value: number];

/** An archive in any of these packings; fflate, which the app reads with, writes only one of them. */
export function zip(parts: Readonly<Record<string, string | Uint8Array>>, packing: Packing): Uint8Array<ArrayBuffer> {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(parts)) {
    const [entry, line] = packed(path, Buffer.from(content), packing, offset);
    entries.push(entry);
    directory.push(line);
    offset += entry.length;
  }
  const listed = Buffer.concat(directory);
  return new Uint8Array(
    Buffer.concat([...entries, listed, ...ending(packing, directory.length, listed.length, offset)]),
  );
}

const most32 = 0xffffffff;
const most16 = 0xffff;

function packed(path: string, content: Buffer, packing: Packing, offset: number): [entry: Buffer, line: Buffer] {
  const name = Buffer.from(path);
  const isStored = packing === 'stored';
  const isWide = packing === 'wide';
  const body = isStored ? content : deflateRawSync(content);
  const sum = crc32(content);
  const isStreamed = packing === 'descriptors' || isWide;
  const about = [2, isWide ? 45 : 20] as const;
  const flags = [2, isStreamed ? 0x0808 : 0x0800] as const;
  const method: Field[] = [
    [2, isStored ? 0 : 8],
    [4, 0x5a21_6000],
  ];
  const sizes: Field[] = [
    [4, sum],
    [4, body.length],
    [4, content.length],
  ];
  const unknown: Field[] = [
    [4, 0],
    [4, 0],
    [4, 0],
  ];
  const entry = fields([
    [4, 0x04034b50],
    about,
    flags,
    ...method,
    ...(isStreamed ? unknown : sizes),
    [2, name.length],
    [2, 0],
  ]);
  const descriptor = isWide
    ? ([
        [4, 0x08074b50],
        [4, sum],
        [8, body.length],
        [8, content.length],
      ] as const)
    : [[4, 0x08074b50] as const, ...sizes];
  const wide = fields([
    [2, 1],
    [2, 24],
    [8, content.length],
    [8, body.length],
    [8, offset],
  ]);
  const line = fields([
    [4, 0x02014b50],
    about,
    about,
    flags,
    ...method,
    ...(isWide
      ? ([
          [4, sum],
          [4, most32],
          [4, most32],
        ] as const)
      : sizes),
    [2, name.length],
    [2, isWide ? wide.length : 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, isWide ? most32 : offset],
  ]);
  return [
    Buffer.concat([entry, name, body, ...(isStreamed ? [fields(descriptor)] : [])]),
    Buffer.concat([line, name, ...(isWide ? [wide] : [])]),
  ];
}

function ending(packing: Packing, count: number, size: number, offset: number): Buffer[] {
  const last = (counted: number, from: number, length: number) =>
    fields([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, counted],
      [2, counted],
      [4, length],
      [4, from],
      [2, 0],
    ]);
  if (packing !== 'wide') return [last(count, offset, size)];
  const record = fields([
    [4, 0x06064b50],
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  ]);
  const locator = fields([
    [4, 0x07064b50],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ]);
  return [record, locator, last(most16, most32, most32)];
}

function fields(list: readonly Field[]): Buffer {
  return Buffer.concat(
    list.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, Math.min(bytes, 6));
      return field;
    }),
  );
}
