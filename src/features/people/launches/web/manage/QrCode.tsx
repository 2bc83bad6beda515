import { encodeQR } from 'qr';

/** The white margin around a code, in squares, which scanners need. */
const quietZone = 4;

/** Black on white in both themes, also in forced colours: many cameras do not read a code of light squares. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={`rounded-control [forced-color-adjust:none] ${className}`}
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={rows.flatMap(drawSquares).join('')} />
    </svg>
  );
}

const drawSquares = (row: readonly boolean[], y: number): string[] =>
  row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []));
