import { CloudOff, type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConnection, whyNoResponse } from '../api/api.ts';
import { Button } from './Button.tsx';

/** A grey placeholder of the content's size. Give it a height, and a width where it is not full. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`shimmer ${className}`} aria-hidden />;
}

interface LoadingProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Tells screen readers that something is loading; the skeletons inside show it. */
export function Loading({ label, className = '', children }: LoadingProps) {
  return (
    <div role="status" className={`growing ${className}`}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

interface StateProps {
  icon?: LucideIcon;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, children }: StateProps) {
  return (
    <div className="state wrap-anywhere grid justify-items-center gap-1.5 px-6 py-10 text-center">
      {Icon && (
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-raised text-soft">
          <Icon className="size-6" aria-hidden />
        </span>
      )}
      <p className="font-bold">{title}</p>
      {text && <p className="max-w-[38ch] text-balance text-sm text-soft">{text}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}

interface ErrorStateProps extends Pick<StateProps, 'title' | 'text'> {
  onRetry?: () => void;
  busy?: boolean;
}

/** Without a connection, that is the reason of every failure. */
export function ErrorState({ title, text, onRetry, busy = false }: ErrorStateProps) {
  const isCut = useConnection() !== 'online';
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={title} text={isCut ? whyNoResponse(false) : text}>
        {onRetry && (
          <Button onClick={onRetry} busy={busy} busyLabel="Trying again...">
            <RotateCw className="size-4" aria-hidden />
            Try again
          </Button>
        )}
      </EmptyState>
    </div>
  );
}

export function PageLoading() {
  return (
    <Loading label="Loading" className="grid gap-3.5 pt-2">
      <Skeleton className="h-8 w-52" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </Loading>
  );
}
