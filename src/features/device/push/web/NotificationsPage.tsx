import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { myTeamsOptions } from '#features/teams/my-teams/web/api.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Columns } from '#web/layout/Columns.tsx';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useClientOnly, useOrigin } from '#web/routing/rendering.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Notifications } from '../contract.ts';
import { kinds } from '../kind-keys.ts';
import { endDevice, notificationsOptions, sentOptions } from './api.ts';
import { hours, kindLabels } from './copy.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { isPushSupported } from './device.ts';
import { EmailCard } from './EmailCard.tsx';
import { GamesCard } from './GamesCard.tsx';
import { SentCard } from './SentCard.tsx';
import { toggled, useChoices } from './use-choices.ts';

export function NotificationsPage() {
  const { data, error, isFetching, refetch } = useQuery(notificationsOptions);
  return (
    <>
      <PageTitle>Notifications</PageTitle>
      {data && <Cards notifications={data} />}
      {!data && error && (
        <ErrorState
          title="Your notifications did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your notifications" className="grid gap-3.5">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </>
  );
}

export const loader = defineLoader(({ client }) => [
  client.prefetchQuery(notificationsOptions),
  client.prefetchQuery(myTeamsOptions),
  client.prefetchQuery(sportsOptions()),
  client.prefetchInfiniteQuery(sentOptions),
]);

/** Without push here or on other devices, the choices only affect notices in the app: no card mentions devices. */
function Cards({ notifications }: { notifications: Notifications }) {
  const isCapable = usePushSupported();
  const hasDevices = notifications.devices.length > 0;
  const { email } = notifications;
  return (
    <div className="grid grid-cols-1 gap-3.5 lg:gap-[18px]">
      <Columns
        main={
          <>
            {isCapable && <DeviceCard notifications={notifications} />}
            <KindsCard notifications={notifications} />
            {(isCapable || hasDevices || email) && <WhenCard notifications={notifications} />}
          </>
        }
        side={
          <>
            <GamesCard notifications={notifications} />
            {email && <EmailCard email={email} hasDigest={notifications.digestHour !== null} />}
            {hasDevices && <DevicesCard devices={notifications.devices} />}
          </>
        }
      />
      <SentCard />
    </div>
  );
}

/** The server judges by the address alone, which usually gives the same result, so that nothing moves later. */
function usePushSupported(): boolean {
  const isClient = useClientOnly();
  const origin = useOrigin();
  return isClient ? isPushSupported() : /^https:|^http:\/\/(localhost|127\.)/.test(origin);
}

function KindsCard({ notifications }: { notifications: Notifications }) {
  const { choices, choose } = useChoices(notifications);
  return (
    <Card heading="Notify me about">
      <fieldset>
        <legend className="sr-only">Notify me about</legend>
        <ul className="grid grid-cols-1 sm:grid-cols-2">
          {kinds.map((kind) => (
            <li key={kind}>
              <CheckRow
                checked={choices.kinds.includes(kind)}
                onCheck={(isChosen) => choose({ kinds: toggled(choices.kinds, kind, isChosen) })}
              >
                {kindLabels[kind]}
              </CheckRow>
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="mt-2 text-sm text-soft">This also sets what appears in Notices.</p>
    </Card>
  );
}

type Device = Notifications['devices'][number];

export function DevicesCard({ devices }: { devices: readonly Device[] }) {
  return (
    <Card heading="Devices that are told">
      <ul className="grid gap-1">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  );
}

function DeviceRow({ device: { id, device, since } }: { device: Device }) {
  const name = device ?? 'Unknown device';
  const ending = useWrite({
    send: () => endDevice(id),
    onFailed: (error) => toast({ title: `${name} is still told`, description: getMessage(error), tone: 'bad' }),
  });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3">
      <MonitorSmartphone className="size-5 shrink-0 text-soft" aria-hidden />
      <div className="min-w-0 flex-1 basis-28">
        <p className="font-semibold text-base wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          Since <RelativeTime at={since} />
        </p>
      </div>
      <Button
        small
        aria-label={`Turn off ${name}`}
        busy={ending.isPending}
        busyLabel="Turning off..."
        onClick={() => ending.mutate(undefined)}
      >
        Turn off
      </Button>
    </li>
  );
}

const usualNight = { from: 22, until: 7 };

/** When notifications come, and how much they show. */
function WhenCard({ notifications }: { notifications: Notifications }) {
  const { choices, choose } = useChoices(notifications);
  const { quietHours, digestHour } = choices;
  return (
    <Card heading="When and how">
      <div className="grid gap-3">
        <CheckRow
          checked={quietHours !== null}
          onCheck={(isQuiet) => choose({ quietHours: isQuiet ? usualNight : null })}
        >
          Quiet hours
        </CheckRow>
        {quietHours && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
            {(['from', 'until'] as const).map((end) => (
              <Field key={end} label={end === 'from' ? 'From' : 'Until'}>
                {(ties) => (
                  <Select
                    {...ties}
                    value={quietHours[end]}
                    choices={hours.filter(
                      ({ value }) => Number(value) !== quietHours[end === 'from' ? 'until' : 'from'],
                    )}
                    onChange={({ target }) => choose({ quietHours: { ...quietHours, [end]: Number(target.value) } })}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
        <Field label="Digest" hint="Or one summary a day.">
          {(ties) => (
            <Select
              {...ties}
              value={digestHour ?? ''}
              choices={hours}
              onChange={({ target }) => choose({ digestHour: target.value === '' ? null : Number(target.value) })}
            >
              <option value="">As it happens</option>
            </Select>
          )}
        </Field>
        <CheckRow checked={choices.showsDetails} onCheck={(showsDetails) => choose({ showsDetails })}>
          Show details on the lock screen
        </CheckRow>
      </div>
    </Card>
  );
}
