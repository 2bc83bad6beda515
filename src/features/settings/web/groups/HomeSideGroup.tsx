import { LinesSetting, TextSetting } from './fields.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { Group } from './use-group.ts';

const labels = { homeSideName: 'Shown as', homeSidePatterns: 'Recognised by' };

export function HomeSideGroup({ group }: { group: Group }) {
  return (
    <SettingsCard
      heading="Home side"
      text="Which team is yours, in results, tables and the calendar."
      group={group}
      labels={labels}
    >
      <TextSetting group={group} name="homeSideName" label={labels.homeSideName} />
      <LinesSetting
        group={group}
        name="homeSidePatterns"
        label={labels.homeSidePatterns}
        hint="One per line. A team whose name contains one of these (case-sensitive) is the home side."
      />
    </SettingsCard>
  );
}
