import { CalendarClock, EyeOff, Lock, Star, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#web/ui/Card.tsx';
import { Crest } from '#web/ui/Crest.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { Club } from '../contract.ts';

export function ClubCard({ row: club }: { row: Club }) {
  return (
    <Card as="li" className="relative flex flex-col gap-3 transition-colors has-[a:hover]:border-edge">
      <div className="flex flex-wrap items-start gap-3.5">
        <Crest name={club.name} logo={club.logo} size={48} lazy />
        <div className="grid min-w-0 grow basis-28 grid-cols-1 gap-1 pt-0.5">
          <h2>
            <ClubLink club={club} className="long-word after:absolute after:inset-0 after:rounded-card" />
          </h2>
          <p className="text-sm text-soft">{describeKind(club)}</p>
        </div>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          <ClubMarks club={club} />
        </p>
      </div>
      {club.description && <p className="whitespace-pre-line text-base">{club.description}</p>}
      <ClubFacts club={club} className="mt-auto border-line border-t pt-3" />
    </Card>
  );
}

export function ClubRow({ club }: { club: Club }) {
  return (
    <li className="relative flex items-center gap-3.5 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <Crest name={club.name} logo={club.logo} size={34} lazy />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <h3 className="flex items-center gap-1.5">
          <ClubLink club={club} className="after:absolute after:inset-0 after:rounded-control" />
          {club.featured && (
            <Star className="size-3.5 shrink-0 fill-current text-gold" role="img" aria-label="Featured" />
          )}
          {club.hidden && <EyeOff className="size-4 shrink-0 text-soft" role="img" aria-label="Hidden" />}
        </h3>
        <ClubFacts club={club} />
      </div>
    </li>
  );
}

/** Links the club's name; an `after` overlay in `className` extends the link over what surrounds it. */
const ClubLink = ({ club: { id, name }, className }: { club: Club; className: string }) => (
  <Link to={`/clubs/${id}`} viewTransition className={`hover:underline ${className}`}>
    {name}
  </Link>
);

/** Many clubs are named after their sport; showing it once is enough. */
export function describeKind({ name, sport }: Club): string {
  if (!sport) return 'Village club';
  return sport.name === name ? 'Sports club' : sport.name;
}

export function ClubMarks({ club }: { club: Club }) {
  return (
    <>
      {club.hidden && (
        <Pill>
          <EyeOff className="size-3.5" aria-hidden /> Hidden
        </Pill>
      )}
      {!club.hidden && !club.takesSignUps && (
        <Pill>
          <Lock className="size-3.5" aria-hidden /> Sign-ups closed
        </Pill>
      )}
      {club.featured && (
        <Pill tone="gold">
          <Star className="size-3.5 fill-current" aria-hidden /> Featured
        </Pill>
      )}
    </>
  );
}

export function ClubFacts({ club, className = '' }: { club: Club; className?: string }) {
  return (
    <p className={`grid gap-1 text-sm text-soft ${className}`}>
      <span className="inline-flex items-center gap-1.5">
        <Users className="size-4 shrink-0" aria-hidden />
        <span className="score text-base text-ink">{club.memberCount}</span>
        {club.memberCount === 1 ? 'member' : 'members'}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <CalendarClock className="size-4 shrink-0" aria-hidden />
        <span className="sr-only">Meets: </span>
        {club.meetingTime}
      </span>
    </p>
  );
}
