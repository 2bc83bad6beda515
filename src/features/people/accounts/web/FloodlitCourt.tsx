export function FloodlitCourt() {
  return (
    <>
      <Scene id="tall" width={390} height={844} mast={-24} horizon={392} className="lg:hidden" />
      <Scene id="wide" width={800} height={800} mast={14} horizon={500} className="hidden lg:block" />
    </>
  );
}

interface SceneProps {
  id: string;
  width: number;
  height: number;
  mast: number;
  horizon: number;
  className: string;
}

function Scene({ id, width, height, mast, horizon, className }: SceneProps) {
  const middle = width / 2;
  return (
    <svg
      aria-hidden
      className={`absolute inset-0 -z-10 h-full w-full lg:w-[calc(100%-max(420px,38vw))] ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <linearGradient id={`beam-${id}`} x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0.42" />
          <stop offset="0.5" stopColor="var(--accent)" stopOpacity="0.1" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`glow-${id}`}>
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
        {/* Safari does not apply CSS blur to parts of an SVG. */}
        <filter id={`blur-${id}`} colorInterpolationFilters="sRGB">
          <feGaussianBlur stdDeviation="12" />
        </filter>
      </defs>
      <ellipse cx={middle} cy={horizon + 130} rx={width * 0.62} ry="150" fill={`url(#glow-${id})`} opacity="0.42" />
      <PaintedLines middle={middle} top={horizon} scale={width > 500 ? 1.25 : 0.86} />
      <Floodlight id={id} x={mast} reach={middle} ground={horizon} />
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>
        <Floodlight id={id} x={mast} reach={middle} ground={horizon} />
      </g>
    </svg>
  );
}

function PaintedLines({ middle, top, scale }: { middle: number; top: number; scale: number }) {
  return (
    <g
      transform={`translate(${middle} ${top}) scale(${scale})`}
      fill="none"
      stroke="var(--color-scene-line)"
      strokeWidth="2.2"
      strokeLinejoin="round"
    >
      <path d="M-150 0h300l310 520H-460z" />
      <path d="M-229 132h458" />
      <ellipse cy="132" rx="84" ry="29" />
      <ellipse cy="132" rx="27" ry="9.500" />
      <path d="M-44 0l-9 52H53L44 0M-53 52c12 20 94 20 106 0" />
      <path d="M-100 0c-16 98 216 98 200 0" />
      <path d="M-280 400c10-190 550-190 560 0" />
      <path d="M-96 400l22-130H74l22 130M-74 270c8-38 140-38 148 0" />
    </g>
  );
}

interface FloodlightProps {
  id: string;
  x: number;
  reach: number;
  ground: number;
}

function Floodlight({ id, x, reach, ground }: FloodlightProps) {
  const lamps = [0, 1, 2].flatMap((column) => [0, 1].map((row) => ({ cx: 25 + column * 18, cy: 84 + row * 18 })));
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        filter={`url(#blur-${id})`}
        d={`M24 92L72 84 ${reach * 1.75} ${ground + 190} ${reach * 0.25} ${ground + 260}z`}
        fill={`url(#beam-${id})`}
      />
      <circle cx="46" cy="92" r="110" fill={`url(#glow-${id})`} />
      <path
        d={`M36 118L22 ${ground}M54 118L44 ${ground}M31 160l22 40M27 230l24 46M24 300l24 46`}
        stroke="var(--color-scene-line)"
        strokeWidth="2"
      />
      <g transform="rotate(-9 43 93)">
        <rect
          x="10"
          y="70"
          width="66"
          height="46"
          rx="9"
          fill="var(--color-raised)"
          stroke="var(--color-edge)"
          strokeWidth="1.500"
        />
        {lamps.map(({ cx, cy }) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="6.200" className="fill-accent" />
        ))}
      </g>
    </g>
  );
}
