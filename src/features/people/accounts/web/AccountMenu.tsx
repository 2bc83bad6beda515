import { UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useIdle } from '#web/ui/idle.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Menu } from '#web/ui/Menu.tsx';

const AccountPanel = lazyComponent(async () => (await import('./AccountPanel.tsx')).AccountPanel);

export function AccountMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const isLater = useIdle();
  return (
    <>
      <IconButton icon={UserRound} label="Your account" popoverTarget={id} />
      <Menu ref={menu} id={id} onToggle={() => setAsked(true)}>
        {(asked || isLater) && <AccountPanel onFollow={() => menu.current?.hidePopover()} />}
      </Menu>
    </>
  );
}
