import { cardSize } from '#features/results/share-cards/rules.ts';
import { type DrawingTools, drawPicture } from '#features/results/share-cards/server/services.ts';
import type { CardRow, CupCard } from '../card-rules.ts';

const { width, height } = cardSize;
const [left, right] = [60, width - 60];
const firstRow = 190;
const rowHeight = 82;

export const makeCupCard = (card: CupCard): Promise<Uint8Array> => drawPicture((tools) => drawCupCard(card, tools));

/** The top of the table as SVG without text elements. */
function drawCupCard({ title, productName, accent: own, rows }: CupCard, tools: DrawingTools): string {
  const accent = own ?? tools.colours.accent;
  const { ground, ink, soft } = tools.colours;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/><rect width="${width}" height="10" fill="${accent}"/>`,
    tools.write(title, { x: left, y: 104, size: 58, weight: 700, fill: ink, most: 760 }),
    tools.write(productName, { x: right, y: 98, size: 34, weight: 600, fill: soft, anchor: 'right', most: 300 }),
    ...rows.map((row, index) => drawRow(row, firstRow + index * rowHeight, tools, accent)),
    '</svg>',
  ].join('');
}

function drawRow(
  { position, name, points, share, colours: [first, second] }: CardRow,
  y: number,
  tools: DrawingTools,
  accent: string,
) {
  const { ink, soft, line } = tools.colours;
  const bar = { x: left + 130, y: y + 16, width: 820 };
  return [
    tools.write(String(position), {
      x: left + 44,
      y,
      size: 46,
      weight: 700,
      fill: soft,
      anchor: 'right',
      most: 60,
    }),
    `<rect x="${left + 68}" y="${y - 34}" width="22" height="42" rx="4" fill="${first}"/><rect x="${left + 90}" y="${y - 34}" width="22" height="42" rx="4" fill="${second}"/>`,
    tools.write(name, { x: bar.x, y, size: 42, weight: 700, fill: ink, most: 720 }),
    tools.write(points, { x: right, y, size: 54, weight: 700, fill: ink, anchor: 'right', most: 160 }),
    `<rect x="${bar.x}" y="${bar.y}" width="${bar.width}" height="10" rx="5" fill="${line}"/>`,
    `<rect x="${bar.x}" y="${bar.y}" width="${Math.max(10, bar.width * share)}" height="10" rx="5" fill="${position === 1 ? accent : soft}"/>`,
  ].join('');
}
