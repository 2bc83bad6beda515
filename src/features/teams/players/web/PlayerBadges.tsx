import { Anchor, ShieldCheck, Star, Trophy } from 'lucide-react';
import { Pill } from '#web/ui/Pill.tsx';
import type { Player } from '../contract.ts';

type Marks = Pick<Player, 'isMvp' | 'isAllStar' | 'isCaptain' | 'isClubAnchor'>;

export function PlayerBadges({ player }: { player: Marks }) {
  if (!player.isMvp && !player.isAllStar && !player.isCaptain && !player.isClubAnchor) return null;
  return (
    <p className="flex flex-wrap gap-1">
      {player.isMvp && (
        <Pill tone="gold" caps>
          <Trophy className="size-3" aria-hidden /> MVP
        </Pill>
      )}
      {player.isAllStar && (
        <Pill tone="gold" caps>
          <Star className="size-3 fill-current" aria-hidden /> All-Star
        </Pill>
      )}
      {player.isCaptain && (
        <Pill tone="info" caps>
          <ShieldCheck className="size-3" aria-hidden /> Captain
        </Pill>
      )}
      {player.isClubAnchor && (
        <Pill tone="win" caps>
          <Anchor className="size-3" aria-hidden /> Club Anchor
        </Pill>
      )}
    </p>
  );
}
