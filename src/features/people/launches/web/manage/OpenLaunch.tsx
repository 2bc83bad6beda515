import { Link2, Maximize2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { launchUrl } from '#features/people/accounts/web/links.ts';
import { LinkDialog } from '#features/people/accounts/web/people/LinkDialog.tsx';
import { useProductName } from '#platform/settings/web/api.ts';
import { timeText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { device } from '#web/zone.ts';
import type { Launch } from '../../contract.ts';
import { api } from '../api.ts';
import { QrCode } from './QrCode.tsx';

type Shown = 'link' | 'closing' | null;

/** The open launch, as a screen to show in a hall. */
export function OpenLaunch({ launch }: { launch: Launch }) {
  const product = useProductName();
  const poster = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>(null);
  const url = launchUrl(launch.token);
  return (
    <>
      <Card hero className="grid gap-5">
        <div
          ref={poster}
          className={`grid items-center justify-items-center gap-6 text-center ${besideEachOther} ${onAWall}`}
        >
          <QrCode text={url} label={`QR code to join ${product}`} className="w-[min(76vw,60dvh,30rem)]" />
          <div className="grid gap-3">
            <h2 className="score large-figure wrap-anywhere uppercase leading-none">Join {product}</h2>
            <p className="text-lg text-soft">Scan the code with your phone&rsquo;s camera.</p>
            <Joined {...launch} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {document.fullscreenEnabled && (
            <Button variant="primary" onClick={() => void poster.current?.requestFullscreen()}>
              <Maximize2 className="size-4" aria-hidden /> Full screen
            </Button>
          )}
          <Button onClick={() => setShown('link')}>
            <Link2 className="size-4" aria-hidden /> Show the link
          </Button>
          <Button variant="danger" onClick={() => setShown('closing')}>
            <X className="size-4" aria-hidden /> Close the launch
          </Button>
        </div>
      </Card>
      {shown === 'link' && (
        <LinkDialog
          title="The link of this launch"
          description="For a group chat or a poster. It works for everybody until the launch closes."
          url={url}
          onClose={() => setShown(null)}
        />
      )}
      {shown === 'closing' && <ClosingDialog onClose={() => setShown(null)} />}
    </>
  );
}

function Joined({ joined, places, closesAt }: Launch) {
  const isOver = Date.parse(closesAt) <= useNow();
  const until = timeText(device.wall(closesAt));
  return (
    <div>
      <p aria-live="polite">
        <strong className="score text-2xl tabular-nums">{joined}</strong> of {places} have joined
      </p>
      <p className="text-soft">{status({ isOver, isFull: joined >= places, until })}</p>
    </div>
  );
}

function status({ isOver, isFull, until }: { isOver: boolean; isFull: boolean; until: string }): string {
  if (isOver) return `It closed at ${until}.`;
  return isFull ? 'It is full: close it and open another.' : `Open until ${until}`;
}

const ClosingDialog = ({ onClose }: { onClose: () => void }) => (
  <ConfirmDialog
    title="Close the launch?"
    description="Its code and link stop working. The accounts stay. Without a launch, the usual limits hold."
    confirmLabel="Close the launch"
    busyLabel="Closing..."
    danger
    onConfirm={close}
    onClose={onClose}
  />
);

async function close() {
  try {
    const { joined } = await api.send('DELETE /api/admin/launch');
    const description = joined === 1 ? '1 person joined with it' : `${joined} people joined with it`;
    toast({ title: 'The launch is closed', description, tone: 'good' });
  } catch (error) {
    toast({ title: 'The launch was not closed', description: getMessage(error), tone: 'bad' });
    throw error;
  }
}

const besideEachOther = 'sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start sm:text-left';
const onAWall = '[&:fullscreen]:content-center [&:fullscreen]:bg-ground [&:fullscreen]:p-[4vmin]';
