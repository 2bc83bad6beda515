import { LinesSetting, NumberSetting, SwitchSetting } from './fields.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { Group } from './use-group.ts';

const labels = {
  guestComments: 'Guests may comment on thoughts',
  publicResults: 'Results and tables are public',
  signUpClubs: 'Clubs on Join',
  newAccountsADay: 'New accounts a day',
  pictureMegabytesADay: 'Pictures a day, in MB',
};

export function TakingPartGroup({ group }: { group: Group }) {
  return (
    <SettingsCard
      heading="Taking part"
      text="What people may do without an account, and what they can sign up for."
      group={group}
      labels={labels}
    >
      <SwitchSetting
        group={group}
        name="guestComments"
        label={labels.guestComments}
        hint="When off, people who are not logged in can read comments and are asked to log in to post."
      />
      <SwitchSetting
        group={group}
        name="publicResults"
        label={labels.publicResults}
        hint="When on, people who are not logged in can see them."
      />
      <LinesSetting
        group={group}
        name="signUpClubs"
        label={labels.signUpClubs}
        hint="One per line, in the order in which they are offered. Clubs that are hidden or closed to sign-ups are left out automatically."
        rows={11}
      />
      <NumberSetting
        group={group}
        name="newAccountsADay"
        label={labels.newAccountsADay}
        hint="How many people can register in a day. You can create accounts beyond that."
      />
      <NumberSetting
        group={group}
        name="pictureMegabytesADay"
        label={labels.pictureMegabytesADay}
        hint="How much members can add in a day, all together. Officers and admins are not held up."
      />
    </SettingsCard>
  );
}
