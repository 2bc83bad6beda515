import { LinesSetting } from './fields.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { Group } from './use-group.ts';

const labels = { pushHosts: 'Further push services' };

export function NotificationsGroup({ group }: { group: Group }) {
  return (
    <SettingsCard
      heading="Notifications"
      text="Through whom news reaches devices while the app is closed."
      group={group}
      labels={labels}
    >
      <LinesSetting
        group={group}
        name="pushHosts"
        label={labels.pushHosts}
        hint="For browsers other than Chrome, Edge, Firefox and Safari, whose services are known. One host name per line, such as push.example.org. A device on a service that you remove is told nothing any more."
      />
    </SettingsCard>
  );
}
