import { addNotice } from '#features/notices/server/commands.ts';
import type { Write } from '#server/write.ts';
import { type HeldPlayer, profilePath } from './hold-commands.ts';
import type { ClaimRow } from './present.ts';
import { waitingClaims } from './queries.ts';
import { claimsTag, ownPlayersTag } from './tags.ts';

/** Declines claims that a link has settled: others' to the same player, and the account's own in the same team. */
export async function closeOvertaken(write: Write, player: HeldPlayer, accountId: number): Promise<void> {
  const overtaken = await waitingClaims(write.db)
    .where(({ eb, and, or }) =>
      or([
        eb('player_claims.player_id', '=', player.id),
        and([eb('player_claims.account_id', '=', accountId), eb('players.team_id', '=', player.team_id)]),
      ]),
    )
    .execute();
  if (overtaken.length === 0) return;
  const ids = overtaken.map(({ id }) => id);
  await write.db.deleteFrom('player_claims').where('id', 'in', ids).execute();
  write.changed(claimsTag, ...overtaken.map((claim) => ownPlayersTag(claim.account_id)));
  for (const claim of overtaken) {
    const isOwn = claim.account_id === accountId;
    if (isOwn && claim.player_id === player.id) continue;
    const reason = isOwn
      ? 'You were linked to another player in this team.'
      : 'This player was linked to another account.';
    await notifyDeclined(write, claim, reason);
  }
}

export const notifyDeclined = (write: Write, claim: ClaimRow, reason: string): Promise<void> =>
  addNotice(write, claim.account_id, {
    kind: 'player',
    title: 'Your claim was declined',
    text: `${claim.player}, ${claim.team}: ${reason}`,
    link: profilePath(claim.player_id),
  });
