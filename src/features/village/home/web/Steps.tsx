import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { homeOptions } from './api.ts';
import { Held } from './Held.tsx';

const StepsCard = lazyComponent(async () => (await import('./StepsCard.tsx')).StepsCard);

/** What a newcomer may do next. */
export function Steps() {
  const { steps = [], offersInstall = false } = useQuery(homeOptions).data ?? {};
  return (
    <Held
      heading="Get started"
      rows={[...steps, ...(offersInstall ? ['install'] : [])].map(() => 57)}
      // The installed app does not offer to install itself.
      className={steps.length === 0 ? '[@media(display-mode:standalone)]:hidden' : ''}
    >
      <StepsCard />
    </Held>
  );
}
