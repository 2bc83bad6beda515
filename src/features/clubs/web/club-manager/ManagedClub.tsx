import type { RowProps } from '#web/manage/manager.ts';
import { Crest } from '#web/ui/Crest.tsx';
import type { Club } from '../../contract.ts';
import { ClubFacts, ClubMarks } from '../ClubCard.tsx';

export function ManagedClub({ row: club }: RowProps<Club>) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Crest name={club.name} logo={club.logo} size={44} lazy />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h3>{club.name}</h3>
          <p className="flex flex-wrap gap-1.5 empty:hidden">
            <ClubMarks club={club} />
          </p>
        </div>
      </div>
      {club.description && <p className="line-clamp-2 text-[0.8125rem]">{club.description}</p>}
      <ClubFacts club={club} />
    </>
  );
}
