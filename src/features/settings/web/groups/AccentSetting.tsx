import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import type { Group } from './use-group.ts';

export const ownAccent = '#c5ec45';

export function AccentSetting({ group }: { group: Group }) {
  const typed = group.values.accentColour;
  return (
    <Field
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

export const isColour = (typed: string | null): typed is string => /^#[0-9a-f]{6}$/.test(typed ?? '');
