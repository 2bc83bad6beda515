import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { pictureTypes } from '#platform/uploads/rules.ts';
import { fileFault } from '#platform/uploads/web/picture-file.ts';
import { Badge } from '#web/layout/Brand.tsx';
import { Button, buttonClasses } from '#web/ui/Button.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Settings } from '../../contract.ts';
import { buildPalette, contrast, grounds, type Palette, paletteThemes } from '../../palette.ts';
import { defaultLogo } from '../api.ts';
import { TextSetting } from './fields.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { Group } from './use-group.ts';

const labels = { productName: 'Name', logo: 'Logo', accentColour: 'Accent colour' };

export function LookGroup({ group }: { group: Group }) {
  return (
    <SettingsCard
      heading="Name and look"
      text="Changes appear at once on every open screen."
      group={group}
      labels={labels}
    >
      <TextSetting
        group={group}
        name="productName"
        label="Name"
        hint="Shown in the header, in titles and in messages."
      />
      <LogoSetting group={group} />
      <AccentSetting group={group} />
      <LookPreview values={group.values} />
    </SettingsCard>
  );
}

type Theme = (typeof paletteThemes)[number];

const ink: Record<Theme, string> = { dark: '#f0f4fb', light: '#121a29' };
const titles: Record<Theme, string> = { dark: 'Dark', light: 'Light' };

/** Previews the look before it is saved. */
function LookPreview({ values }: { values: Settings }) {
  const { productName, logo, accentColour } = values;
  const palette = buildPalette(isColour(accentColour) ? accentColour : ownAccent);
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
              {titles[theme]}: {formatRatios(palette, theme)}
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

/** How well the text on the accent, and the accent as text, can be read: WCAG's levels AAA and AA. */
function formatRatios(palette: Palette, theme: Theme): string {
  const { accent, onAccent, accentText } = palette[theme];
  const inIt = Math.min(...grounds[theme].map((ground) => contrast(accentText, ground)));
  return Math.min(contrast(onAccent, accent), inIt) >= 7 ? 'Readable (very good)' : 'Readable (good)';
}

const ownAccent = '#c5ec45';

function AccentSetting({ group }: { group: Group }) {
  const typed = group.values.accentColour;
  return (
    <Field
      name="accentColour"
      label="Accent colour"
      hint="Any colour. Where it would be hard to see or read, a lighter or darker shade is used."
      error={group.issues['accentColour']}
    >
      {(ties) => (
        <div className="flex flex-wrap gap-2">
          <input
            type="color"
            aria-label="Pick a colour"
            value={isColour(typed) ? typed : ownAccent}
            disabled={group.isBusy}
            onChange={({ target }) => group.type({ accentColour: target.value })}
            className="size-12 shrink-0 cursor-pointer rounded-control border border-edge bg-ground p-1"
          />
          <TextInput
            {...ties}
            autoComplete="off"
            spellCheck={false}
            placeholder="The app's own"
            value={typed ?? ''}
            readOnly={group.isBusy}
            onChange={({ target }) => group.type({ accentColour: target.value.trim().toLowerCase() || null })}
            className="min-w-0 flex-1 basis-28"
          />
          {typed !== null && (
            <Button onClick={() => group.type({ accentColour: null })} disabled={group.isBusy}>
              Use the app's own
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

const isColour = (typed: string | null): typed is string => /^#[0-9a-f]{6}$/.test(typed ?? '');

/** A picture from this device, or the address of one. It is saved with the rest of the group. */
function LogoSetting({ group }: { group: Group }) {
  const { file, attach, isBusy } = group;
  const choose = (chosen: File) => {
    const fault = fileFault(chosen);
    if (fault === null) attach(chosen);
    else toast({ title: 'This picture cannot be used as the logo', description: fault, tone: 'bad' });
  };
  return (
    <Field
      name="logo"
      label="Logo"
      hint="Choose a square picture, or enter the address of a file in this app. Pictures from other sites are not loaded; initials are shown instead."
      error={group.issues['logo']}
    >
      {(ties) => (
        <div className="flex flex-wrap gap-2">
          <TextInput
            {...ties}
            inputMode="url"
            autoComplete="off"
            placeholder="The app's own logo"
            value={file ? file.name : (group.values.logo ?? '')}
            readOnly={isBusy || file !== null}
            onChange={({ target }) => group.type({ logo: target.value.trim() || null })}
            className="min-w-0 flex-1 basis-40"
          />
          {file && (
            <Button onClick={() => attach(null)} disabled={isBusy}>
              Undo
            </Button>
          )}
          <ChooseButton busy={isBusy} onChoose={choose} />
        </div>
      )}
    </Field>
  );
}

function ChooseButton({ busy, onChoose }: { busy: boolean; onChoose: (file: File) => void }) {
  const id = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <span className="relative has-focus-visible:outline-3 has-focus-visible:outline-accent-text rounded-control">
      <label htmlFor={id} className={buttonClasses({ variant: 'quiet' })}>
        <ImageUp className="size-4.5" aria-hidden />
        Choose logo
      </label>
      <input
        id={id}
        type="file"
        accept={pictureTypes.join(',')}
        disabled={busy}
        onChange={pick}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </span>
  );
}
