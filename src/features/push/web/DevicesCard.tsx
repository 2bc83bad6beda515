import { MonitorSmartphone } from 'lucide-react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Notifications } from '../contract.ts';
import { endDevice } from './api.ts';

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
    onFailed: (error) => toast({ title: `${name} is still told`, description: messageOf(error), tone: 'bad' }),
  });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3">
      <MonitorSmartphone className="size-5 shrink-0 text-soft" aria-hidden />
      <div className="min-w-0 flex-1 basis-28">
        <p className="font-semibold text-[0.9375rem] wrap-anywhere">{name}</p>
        <p className="text-[0.8125rem] text-soft">
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
