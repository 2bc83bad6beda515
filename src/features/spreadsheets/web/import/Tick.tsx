import type { ReactNode } from 'react';

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export const Tick = ({ checked, onChange, children }: TickProps) => (
  <label className="card flex min-h-12 cursor-pointer items-center gap-3 p-3.5 text-sm">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-accent-text"
    />
    <span className="min-w-0 break-words">{children}</span>
  </label>
);
