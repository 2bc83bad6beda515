import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { SlashKey } from './SlashKey.tsx';
import { useOpenFirst, useSearchKeys } from './search-keys.ts';

const SearchPanel = lazyComponent(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/** The village's search in a desktop's rail. Its results open beside the rail, over the page. */
export function RailSearch() {
  const session = useSession();
  const { pathname } = useLocation();
  // Another page closes it and empties it.
  return session && <Search key={pathname} leavesSlash={pathname === '/more'} />;
}

/** `leavesSlash`: More has a search box of its own. */
function Search({ leavesSlash }: { leavesSlash: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const openFirst = useOpenFirst();
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
  };
  const close = () => {
    setTyped('');
    setOpen(false);
  };
  useSearchKeys(area, { openFirst: () => void openFirst(typed), clear: close, leavesSlash });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves
    <div
      ref={area}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <div className="relative">
        <SearchBox label="Search" value={typed} onType={type} />
        {typed === '' && !leavesSlash && <SlashKey />}
      </div>
      {isOpen && <Panel typed={typed} onChoose={type} onOpen={close} />}
    </div>
  );
}

interface PanelProps {
  typed: string;
  onChoose: (q: string) => void;
  onOpen: () => void;
}

/** In the top layer: the rail would cut it off. */
function Panel(props: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  // Only `showPopover` puts an element there.
  useEffect(() => panel.current?.showPopover?.(), []);

  return (
    // Focusable, so that a press beside its links does not close it.
    <div ref={panel} popover="manual" tabIndex={-1} className="menu beside-rail">
      <SearchPanel {...props} />
    </div>
  );
}
