import { Link } from 'react-router';
import { headerLinks } from './navigation.ts';

/** The way to what stands in no tab, as icons. */
export function HeaderLinks({ className }: { className: string }) {
  return headerLinks.map(({ to, label, icon: Icon }) => (
    <Link
      key={to}
      to={to}
      viewTransition
      aria-label={label}
      title={label}
      className={`grid size-11 place-items-center rounded-control text-soft hover:text-ink ${className}`}
    >
      <Icon className="size-5" aria-hidden />
    </Link>
  ));
}
