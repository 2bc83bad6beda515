import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
  label: string;
}

export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${iconButton} hover:bg-raised disabled:opacity-50 ${className}`}
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}

const iconButton =
  'inline-grid size-11 shrink-0 place-items-center rounded-control text-soft transition hover:text-ink';
