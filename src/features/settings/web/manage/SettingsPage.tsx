import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { useDiscarding } from '#features/admin/web/manager/form/discarding.tsx';
import { messageOf } from '#web/api/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { SettingsAnswer } from '../../contract.ts';
import { settingsOptions } from '../api.ts';
import { HelpGroup } from '../groups/HelpGroup.tsx';
import { HomeSideGroup } from '../groups/HomeSideGroup.tsx';
import { LookGroup } from '../groups/LookGroup.tsx';
import { NotificationsGroup } from '../groups/NotificationsGroup.tsx';
import { SeasonGroup } from '../groups/SeasonGroup.tsx';
import { StreamsGroup } from '../groups/StreamsGroup.tsx';
import { TakingPartGroup } from '../groups/TakingPartGroup.tsx';
import { useGroup } from '../groups/use-group.ts';

/** The village's names, its look, and what people may do. Each group is saved separately. */
export function SettingsPage() {
  return (
    <AdminPage title="Settings" back="/admin/dashboard">
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
        text={messageOf(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!settings) return <GroupsLoading />;
  return <OpenGroups settings={settings} />;
}

function OpenGroups({ settings }: { settings: SettingsAnswer }) {
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
      {leaving.isAsked && <LeaveDialog {...leaving} />}
    </div>
  );
}

function LeaveDialog({ keep, discard }: Pick<ReturnType<typeof useDiscarding>, 'keep' | 'discard'>) {
  return (
    <Dialog
      title="Leave without saving?"
      description="What you typed is not saved."
      onClose={keep}
      footer={
        <>
          <Button onClick={keep}>Keep editing</Button>
          <Button variant="danger" onClick={discard}>
            Discard
          </Button>
        </>
      }
    />
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
