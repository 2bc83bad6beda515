import { Badge } from '#web/layout/Brand.tsx';
import { defaultLogo } from '#web/product.ts';
import type { Settings } from '../../contract.ts';
import { contrast, grounds, type Palette, paletteOf, paletteThemes } from '../../palette.ts';
import { isColour, ownAccent } from './AccentSetting.tsx';

type Theme = (typeof paletteThemes)[number];

const ink: Record<Theme, string> = { dark: '#f0f4fb', light: '#121a29' };
const titles: Record<Theme, string> = { dark: 'Dark', light: 'Light' };

/** As it will look, before it is saved. */
export function LookPreview({ values }: { values: Settings }) {
  const { productName, logo, accentColour } = values;
  const palette = paletteOf(isColour(accentColour) ? accentColour : ownAccent);
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-sm">How it will look</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {paletteThemes.map((theme) => (
          <figure
            key={theme}
            className="grid gap-3 rounded-control border border-line p-3.5"
            style={{ background: grounds[theme][1], color: ink[theme] }}
          >
            <div className="flex min-w-0 items-center gap-2">
              <Badge product={productName} logo={logo ?? defaultLogo} />
              <span className="line-clamp-2 min-w-0 font-[720] leading-[1.1] wrap-anywhere">{productName}</span>
            </div>
            <Sample {...palette[theme]} />
            <figcaption className="text-xs">
              {titles[theme]}: {ratiosOf(palette, theme)}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

function Sample({ accent, onAccent, accentText }: Palette[Theme]) {
  return (
    <div className="flex flex-wrap items-center gap-3 font-bold text-sm">
      <span className="rounded-control px-3.5 py-2" style={{ background: accent, color: onAccent }}>
        RSVP
      </span>
      <span style={{ color: accentText }}>View all</span>
    </div>
  );
}

/** 'Contrast 12.4:1 / 9.8:1': of the text on the accent, and of the accent as text */
function ratiosOf(palette: Palette, theme: Theme): string {
  const { accent, onAccent, accentText } = palette[theme];
  const inIt = Math.min(...grounds[theme].map((ground) => contrast(accentText, ground)));
  return `Contrast ${contrast(onAccent, accent).toFixed(1)}:1 / ${inIt.toFixed(1)}:1`;
}
