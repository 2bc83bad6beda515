import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextSetting } from './fields.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { Group } from './use-group.ts';

const labels = { season: 'Season', timeZone: 'Time zone' };

export function SeasonGroup({ group }: { group: Group }) {
  return (
    <SettingsCard heading="Season and time" text="Used for new games and imports." group={group} labels={labels}>
      <TextSetting group={group} name="season" label={labels.season} hint="For new games: 2026 or 2025/26." />
      <TimeZoneSetting group={group} />
    </SettingsCard>
  );
}

function TimeZoneSetting({ group }: { group: Group }) {
  return (
    <Field
      label={labels.timeZone}
      hint="Used to read spreadsheets and to decide when a day begins. Phones show their own time."
      error={group.issues['timeZone']}
    >
      {(ties) => (
        <Combobox
          {...ties}
          label={labels.timeZone}
          choices={zonesWith(group.values.timeZone)}
          value={group.values.timeZone}
          disabled={group.isBusy}
          onChoose={(timeZone) => group.type({ timeZone })}
        />
      )}
    </Field>
  );
}

/** The time zones that the browser knows, plus the current one. */
const zonesWith = (chosen: string): { value: string; label: string }[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
