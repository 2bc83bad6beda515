import { AccentSetting } from './AccentSetting.tsx';
import { TextSetting } from './fields.tsx';
import { LogoSetting } from './LogoSetting.tsx';
import { LookPreview } from './LookPreview.tsx';
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
