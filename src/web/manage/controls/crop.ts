interface Size {
  width: number;
  height: number;
}

/** How a picture lies in its frame: how far it is drawn in, and which point of it is in the middle (0 to 1). */
export interface Framing {
  zoom: number;
  x: number;
  y: number;
}

export interface Cut extends Size {
  left: number;
  top: number;
}

export const unframed: Framing = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

/** The part of a picture, in its own pixels, that fills a frame of this shape (width by height). */
export function cutOf({ width, height }: Size, shape: number, { zoom, x, y }: Framing): Cut {
  const whole = { width: Math.min(width, height * shape), height: Math.min(height, width / shape) };
  const cut = { width: whole.width / zoom, height: whole.height / zoom };
  return {
    ...cut,
    left: within(x * width - cut.width / 2, width - cut.width),
    top: within(y * height - cut.height / 2, height - cut.height),
  };
}

/** Of a drag by a part of the frame's size. */
export function dragged(size: Size, shape: number, framing: Framing, by: { x: number; y: number }): Framing {
  const cut = cutOf(size, shape, framing);
  const middle = { x: cut.left + cut.width / 2 - by.x * cut.width, y: cut.top + cut.height / 2 - by.y * cut.height };
  return { zoom: framing.zoom, x: within(middle.x / size.width, 1), y: within(middle.y / size.height, 1) };
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
