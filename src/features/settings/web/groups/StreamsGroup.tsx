import { youtubeId } from '#shared/youtube.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import type { SettingsAnswer } from '../../contract.ts';
import { TextSetting } from './fields.tsx';
import { LinksSetting } from './LinksSetting.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { type Group, useGroup } from './use-group.ts';

const labels = { liveStreamId: 'Live stream', seriesName: 'News series', socialLinks: 'Links' };

export function StreamsGroup({ settings }: { settings: SettingsAnswer }) {
  const group = useGroup(settings);
  return (
    <SettingsCard
      heading="Streams and links"
      text="What the Stream screen shows, and where else the village can be found."
      group={group}
      labels={labels}
    >
      <StreamSetting group={group} />
      <TextSetting group={group} name="seriesName" label={labels.seriesName} hint="Of new episodes." />
      <LinksSetting group={group} label={labels.socialLinks} />
    </SettingsCard>
  );
}

/** A link turns into the video that it leads to. */
function StreamSetting({ group }: { group: Group }) {
  return (
    <Field
      label={labels.liveStreamId}
      hint="A YouTube link, or the 11 characters of the video."
      error={group.issues['liveStreamId']}
      required
    >
      {(ties) => (
        <TextInput
          {...ties}
          autoComplete="off"
          value={group.values.liveStreamId}
          readOnly={group.isBusy}
          onChange={({ target }) => group.type({ liveStreamId: youtubeId(target.value) ?? target.value })}
        />
      )}
    </Field>
  );
}
