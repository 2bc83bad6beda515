import { youtubeId } from '#shared/youtube.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { TextSetting } from './fields.tsx';
import { LinksSetting } from './LinksSetting.tsx';
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

/** A link turns into the video that it leads to. */
function StreamSetting({ group }: { group: Group }) {
  return (
    <Field
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
