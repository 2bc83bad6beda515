import { useEffect, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Notifications } from '../contract.ts';
import { endDevice, sendTest } from './api.ts';
import { type DeviceState, stateHere, turnOffHere, turnOnHere } from './device.ts';

/** Turns notifications on for this device. Nothing is pushed without this press. */
export function DeviceCard({ notifications: { publicKey, devices } }: { notifications: Notifications }) {
  const account = useSession()?.userId ?? 0;
  const [state, setState] = useState<DeviceState | null>(null);
  const onFailed = (error: Error) =>
    toast({ title: 'Nothing was changed on this device', description: getMessage(error), tone: 'bad' });

  // The browser's subscription lives outside React and is read asynchronously.
  useEffect(() => {
    let isUnmounted = false;
    const show = (found: DeviceState) => isUnmounted || setState(found);
    void stateHere(account).then(show, () => show({ is: 'off' }));
    return () => {
      isUnmounted = true;
    };
  }, [account]);

  const on = useWrite({ send: () => turnOnHere(account, publicKey), onDone: setState, onFailed });
  const off = useWrite({
    send: async (id: number) => {
      await turnOffHere();
      await endDevice(id);
    },
    onDone: () => setState({ is: 'off' }),
    onFailed,
  });
  // It may have been ended from another device, or by an admin who ended this session.
  const isOn = state?.is === 'on' && devices.some(({ id }) => id === state.id);
  return (
    <Card hero heading="This device">
      {state?.is === 'blocked' ? (
        <p className="text-sm text-soft">
          This browser blocks notifications from here. Allow them in its settings for this site, then come back.
        </p>
      ) : (
        <p className="text-sm text-soft">
          {isOn
            ? 'News reaches you here, also while the app is closed.'
            : 'Get news on this device, even with the app closed. Off until you turn it on.'}
        </p>
      )}
      <div className="mt-3 flex min-h-12 flex-wrap gap-2">
        {state && state.is !== 'blocked' && !isOn && (
          <Button variant="primary" busy={on.isPending} busyLabel="Turning on..." onClick={() => on.mutate(undefined)}>
            Turn on notifications
          </Button>
        )}
        {isOn && (
          <>
            <TestButton />
            <Button busy={off.isPending} busyLabel="Turning off..." onClick={() => off.mutate(state.id)}>
              Turn off here
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

function TestButton() {
  const sending = useWrite({
    send: sendTest,
    onDone: () => toast({ title: 'One is on its way', tone: 'good' }),
    onFailed: (error) => toast({ title: 'None was sent', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <Button busy={sending.isPending} busyLabel="Sending..." onClick={() => sending.mutate(undefined)}>
      Send me one now
    </Button>
  );
}
