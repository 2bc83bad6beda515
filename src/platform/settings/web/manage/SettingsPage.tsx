import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { useDiscarding } from '#web/forms/discarding.tsx';
import { LeaveDialog } from '#web/forms/LeaveDialog.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Field, TextInput } from '#web/ui/fields/Field.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { SettingsResponse } from '../../contract.ts';
import { settingsOptions } from '../api.ts';
import { settingsGroups } from '../extension-points.ts';
import { LinesSetting, TextSetting } from '../groups/fields.tsx';
import { HelpGroup } from '../groups/HelpGroup.tsx';
import { LookGroup } from '../groups/LookGroup.tsx';
import { SettingsCard } from '../groups/SettingsCard.tsx';
import { StreamsGroup } from '../groups/StreamsGroup.tsx';
import { TakingPartGroup } from '../groups/TakingPartGroup.tsx';
import { type Group, useGroup } from '../groups/use-group.ts';
import { shownAsHint } from '../shown-as.ts';

/** The village's names, its look, and what people may do. Each group is saved separately. */
export function SettingsPage() {
  return (
    <AdminPage title="Settings">
      <Groups />
    </AdminPage>
  );
}

function Groups() {
  const { data: settings, error, isFetching, refetch } = useQuery(settingsOptions);
  if (!settings && error) {
    return (
      <ErrorState
        title="The settings did not load"
        text={getMessage(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!settings) return <GroupsLoading />;
  return <OpenGroups settings={settings} />;
}

function OpenGroups({ settings }: { settings: SettingsResponse }) {
  const [look, homeSide, season, takingPart, streams, help, notifications] = [
    useGroup(settings),
    useGroup(settings),
    useGroup(settings),
    useGroup(settings),
    useGroup(settings),
    useGroup(settings),
    useGroup(settings),
  ];
  const leaving = useDiscarding(
    [look, homeSide, season, takingPart, streams, help, notifications].some(({ isDirty }) => isDirty),
  );
  return (
    <div className="grid gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-[18px]">
      <LookGroup group={look} />
      <div className="grid min-w-0 gap-3.5 lg:gap-[18px]">
        <HomeSideGroup group={homeSide} />
        <SeasonGroup group={season} />
      </div>
      <TakingPartGroup group={takingPart} />
      <StreamsGroup group={streams} />
      <HelpGroup group={help} />
      <NotificationsGroup group={notifications} />
      <Suspense>
        {settingsGroups.contributions().map(({ key, Component }) => (
          <Component key={key} />
        ))}
      </Suspense>
      {leaving.isAsked && <LeaveDialog {...leaving} />}
    </div>
  );
}

function GroupsLoading() {
  return (
    <Loading label="Loading settings" className="grid gap-3.5 lg:grid-cols-2">
      {['h-96', 'h-96', 'h-72', 'h-72'].map((height, at) => (
        <Skeleton key={`${height} ${String(at)}`} className={`${height} rounded-card`} />
      ))}
    </Loading>
  );
}

const homeSideLabels = { homeSideName: 'Shown as', homeSidePatterns: 'Recognised by' };

function HomeSideGroup({ group }: { group: Group }) {
  return (
    <SettingsCard
      heading="Home side"
      text="Which teams are yours, in results and tables."
      group={group}
      labels={homeSideLabels}
    >
      <ShownAsSetting group={group} />
      <LinesSetting
        group={group}
        name="homeSidePatterns"
        label={homeSideLabels.homeSidePatterns}
        hint="One per line. A team whose name contains one of these (case-sensitive) is the home side."
      />
    </SettingsCard>
  );
}

function ShownAsSetting({ group }: { group: Group }) {
  return (
    <Field
      name="homeSideName"
      label={homeSideLabels.homeSideName}
      hint={shownAsHint}
      error={group.issues['homeSideName']}
    >
      {(ties) => (
        <TextInput
          {...ties}
          autoComplete="off"
          value={group.values.homeSideName ?? ''}
          readOnly={group.isBusy}
          onChange={({ target }) => group.type({ homeSideName: target.value || null })}
        />
      )}
    </Field>
  );
}

const seasonLabels = { season: 'Season', timeZone: 'Time zone' };

function SeasonGroup({ group }: { group: Group }) {
  return (
    <SettingsCard heading="Season and time" text="Used for new games and imports." group={group} labels={seasonLabels}>
      <TextSetting group={group} name="season" label={seasonLabels.season} hint="For new games: 2026 or 2025/26." />
      <TimeZoneSetting group={group} />
    </SettingsCard>
  );
}

function TimeZoneSetting({ group }: { group: Group }) {
  return (
    <Field
      name="timeZone"
      label={seasonLabels.timeZone}
      hint="Used to read spreadsheets and to decide when a day begins. Phones show their own time."
      error={group.issues['timeZone']}
    >
      {(ties) => (
        <Combobox
          {...ties}
          label={seasonLabels.timeZone}
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

const notificationsLabels = { pushHosts: 'Further push services' };

function NotificationsGroup({ group }: { group: Group }) {
  return (
    <SettingsCard
      heading="Notifications"
      text="Through whom news reaches devices while the app is closed."
      group={group}
      labels={notificationsLabels}
    >
      <LinesSetting
        group={group}
        name="pushHosts"
        label={notificationsLabels.pushHosts}
        hint="For browsers other than Chrome, Edge, Firefox and Safari, whose services are known. One host name per line, such as push.example.org. A device on a service that you remove no longer gets notifications."
      />
    </SettingsCard>
  );
}
