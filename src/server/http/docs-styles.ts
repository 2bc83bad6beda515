export interface StyleImage {
  type: string;
  body: Buffer;
}

const inlineImage = /url\((?:"(data:(?:\\.|[^"\\])*)"|(data:[^)]*))\)/g;

/** Swagger's stylesheet carries pictures as `data:` addresses, which the policy forbids: each becomes a file. */
export async function withImagesApart(css: string, address: (place: number) => string) {
  const found = [...css.matchAll(inlineImage)].map(([, quoted = '', bare]) => bare ?? quoted.replace(/\\(.)/g, '$1'));
  let place = 0;
  return {
    css: css.replace(inlineImage, () => `url("${address(place++)}")`),
    images: await Promise.all(found.map(decoded)),
  };
}

async function decoded(dataAddress: string): Promise<StyleImage> {
  const image = await fetch(dataAddress);
  return { type: image.headers.get('content-type') ?? '', body: Buffer.from(await image.arrayBuffer()) };
}
