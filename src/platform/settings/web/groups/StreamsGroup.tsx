import { Plus, X } from 'lucide-react';
import { youtubeId } from '#shared/youtube.ts';
import { Button } from '#web/ui/Button.tsx';
import { Fault, Field, TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextSetting } from './fields.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { Group } from './use-group.ts';

const labels = { liveStreamId: 'Live stream', seriesName: 'News series', socialLinks: 'Links' };

export function StreamsGroup({ group }: { group: Group }) {
  return (
    <SettingsCard
      heading="Streams and links"
      text="What the Stream screen shows, and where else the village can be found."
      group={group}
      labels={labels}
    >
      <StreamSetting group={group} />
      <TextSetting group={group} name="seriesName" label={labels.seriesName} hint="For new episodes." />
      <LinksSetting group={group} label={labels.socialLinks} />
    </SettingsCard>
  );
}

/** Replaces a typed link by the id of its video. */
function StreamSetting({ group }: { group: Group }) {
  return (
    <Field
      name="liveStreamId"
      label={labels.liveStreamId}
      hint="A YouTube link, or the 11 characters of the video. Leave empty to show nothing."
      error={group.issues['liveStreamId']}
    >
      {(ties) => (
        <TextInput
          {...ties}
          autoComplete="off"
          value={group.values.liveStreamId ?? ''}
          readOnly={group.isBusy}
          onChange={({ target }) =>
            group.type({ liveStreamId: (youtubeId(target.value) ?? target.value.trim()) || null })
          }
        />
      )}
    </Field>
  );
}

const most = 8;

/** Links to the village elsewhere, each with a name and an address. */
function LinksSetting({ group, label }: { group: Group; label: string }) {
  const links = group.values.socialLinks;
  const set = (socialLinks: typeof links) => group.type({ socialLinks });
  const change = (at: number, fields: Partial<(typeof links)[number]>) =>
    set(links.map((link, index) => (index === at ? { ...link, ...fields } : link)));
  const fault = group.issues['socialLinks'];
  return (
    <fieldset data-field="socialLinks" className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else of a link stays the same during typing
        <div key={at} className="flex gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[1fr_1.6fr]">
            <TextInput
              aria-label={`Link ${at + 1}: name`}
              placeholder="Instagram"
              value={link.label}
              readOnly={group.isBusy}
              onChange={({ target }) => change(at, { label: target.value })}
            />
            <TextInput
              aria-label={`Link ${at + 1}: address`}
              aria-invalid={fault ? true : undefined}
              placeholder="https://..."
              inputMode="url"
              value={link.url}
              readOnly={group.isBusy}
              onChange={({ target }) => change(at, { url: target.value.trim() })}
            />
          </div>
          <IconButton
            icon={X}
            label={`Remove link ${at + 1}`}
            onClick={() => set(links.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Fault>{fault}</Fault>
      {links.length < most && (
        <Button small onClick={() => set([...links, { label: '', url: '' }])} className="justify-self-start">
          <Plus className="size-4" aria-hidden />
          Add link
        </Button>
      )}
    </fieldset>
  );
}
