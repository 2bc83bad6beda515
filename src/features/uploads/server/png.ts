const signatureLength = 8;
/** Length and name before the content of a chunk, a checksum after it. */
const headLength = 8;
const tailLength = 4;

/** What the pixels need: their size, palette, transparency, colours, and which way is up. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND']);

/**
 * A PNG without the chunks that its pixels do not need: the decoder would unpack each text in it, up to 8 MB at a
 * time, before anything could stop it. Each that is needed is taken once, the pixels as often as they come.
 */
export function onlyPixels(png: Uint8Array): Buffer {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const parts = [bytes.subarray(0, signatureLength)];
  const wanted = new Set(needed);
  for (let at = signatureLength; at + headLength <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + headLength);
    const end = at + headLength + length + tailLength;
    if (wanted.has(name) && !(name === 'IDAT' && length === 0)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    if (name !== 'IDAT') wanted.delete(name);
    at = end;
  }
  return Buffer.concat(parts);
}
