import { House } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';

export function BackHome() {
  return (
    <ButtonLink to="/home" small>
      <House className="size-4" aria-hidden />
      Back to Home
    </ButtonLink>
  );
}
