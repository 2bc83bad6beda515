import { useQuery } from '@tanstack/react-query';
import { ChevronRight, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { SaidDone } from '../contract.ts';
import { homeOptions, sayDone } from './api.ts';
import { waysToInstall } from './extension-points.ts';

/** What a newcomer may do next, until it is done or put away. */
export function StepsCard() {
  const { data } = useQuery(homeOptions);
  const done = useWrite({
    send: sayDone,
    onFailed: (error) => toast({ title: 'The card was not put away', description: getMessage(error), tone: 'bad' }),
  });
  const isDone = (what: SaidDone['done']) => !done.isError && done.variables === what;
  const steps = data?.steps ?? [];
  const offersInstall = data?.offersInstall === true && !isDone('install');
  // Not empty: an empty place looks as if its code were still on its way.
  if (isDone('all') || !(steps.length > 0 || offersInstall)) return <span hidden />;
  return (
    <Card
      className="overflow-clip pb-0"
      heading="Get started"
      aside={<IconButton icon={X} label="Put away" className="-my-2 -mr-2" onClick={() => done.mutate('all')} />}
    >
      <ul className="-mx-4 -mt-1">
        {steps.map(({ link, ...step }) => (
          <li key={link} className="border-line border-t">
            <Link to={link} viewTransition className={row}>
              <Step {...step} />
            </Link>
          </li>
        ))}
        {offersInstall && (
          <li className="border-line border-t [@media(display-mode:standalone)]:hidden">
            <InstallStep onDone={() => done.mutate('install')} />
          </li>
        )}
      </ul>
    </Card>
  );
}

const row = 'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left transition hover:bg-raised/50';

const Step = ({ title, text }: { title: string; text: string }) => (
  <>
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="font-bold text-base leading-tight">{title}</span>
      <span className="text-sm text-soft">{text}</span>
    </span>
    <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
  </>
);

function InstallStep({ onDone }: { onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={row} onClick={() => setOpen(true)}>
        <Step title="Install the app" text="It opens at once, also without a network." />
      </button>
      <Suspense>
        {isOpen &&
          waysToInstall
            .contributions()
            .map(({ key, Component }) => <Component key={key} onInstalled={onDone} onClose={() => setOpen(false)} />)}
      </Suspense>
    </>
  );
}
