import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
  label: string;
  filled?: boolean;
}

export function IconButton({ icon: Icon, label, filled = false, className = '', ...rest }: IconButtonProps) {
  const tone = filled ? 'bg-raised text-ink' : 'text-soft hover:bg-raised hover:text-ink';
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-control transition disabled:opacity-50 ${tone} ${className}`}
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}
