import { Combine } from 'lucide-react';
import type { Player } from '#features/teams/players/contract.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { mergePath } from '../api.ts';

/** Beside a player in the roster that admins manage. */
export function MergeLink({ player: { id, displayName } }: { player: Player }) {
  return (
    <ButtonLink small to={mergePath(id)} aria-label={`Merge ${displayName} with...`}>
      <Combine className="size-4" aria-hidden /> Merge
    </ButtonLink>
  );
}
