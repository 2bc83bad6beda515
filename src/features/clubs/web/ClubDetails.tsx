import { CalendarClock, type LucideIcon, MapPin, UserRound, Users } from 'lucide-react';
import type { Club } from '../contract.ts';

/** When and where a club meets, who leads it, and how many it has. */
export function ClubDetails({ club: { meetingTime, meetingPlace, leaders, memberCount } }: { club: Club }) {
  return (
    <dl className="grid gap-3.5 wrap-anywhere">
      <Detail icon={CalendarClock} name="Meets" text={meetingTime} />
      {meetingPlace && <Detail icon={MapPin} name="Where" text={meetingPlace} />}
      {leaders.length > 0 && <Detail icon={UserRound} name="Led by" text={leaders.join(', ')} />}
      <Detail icon={Users} name="Members" text={String(memberCount)} />
    </dl>
  );
}

function Detail({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) {
  return (
    <div className="relative grid min-h-10 content-center pl-[3.25rem] max-[16rem]:pl-0">
      <dt className="text-[0.8125rem] text-soft">
        <span className="absolute top-1/2 left-0 grid size-10 -translate-y-1/2 place-items-center rounded-control bg-raised text-accent-text max-[16rem]:hidden">
          <Icon className="size-5" aria-hidden />
        </span>
        {name}
      </dt>
      <dd className="min-w-0 font-semibold">{text}</dd>
    </div>
  );
}
