import type { TeamName } from '#features/teams/contract.ts';
import { TeamCrest } from '#features/teams/web/TeamCrest.tsx';
import { shownName } from '../rules.ts';
import { useHomeSide } from './api.ts';

interface SideProps {
  team: TeamName;
  size: number;
}

export function Side({ team, size }: SideProps) {
  const name = shownName(team, useHomeSide());
  return (
    <div className="grid min-w-0 flex-1 basis-0 justify-items-center gap-2 text-center">
      <TeamCrest team={team} name={name} size={size} />
      <span className="line-clamp-3 max-w-full hyphens-auto text-pretty font-bold text-[0.9375rem] leading-tight">
        {name}
      </span>
    </div>
  );
}
