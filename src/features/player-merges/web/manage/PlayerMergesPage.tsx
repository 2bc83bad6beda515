import { useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { idIn } from '#features/players/web/filters.ts';
import { mergePath, mergesPath } from '../paths.ts';
import { ChooseOther } from './ChooseOther.tsx';
import { MergedList } from './MergedList.tsx';
import { SideBySide } from './SideBySide.tsx';

/** Who was merged; or, where the address names a player, whom to merge them with. */
export function PlayerMergesPage() {
  const [params] = useSearchParams();
  const player = idIn(params, 'player');
  const other = idIn(params, 'with');
  if (player === undefined) {
    return (
      <AdminPage title="Merged Players" back="/admin/dashboard">
        <MergedList />
      </AdminPage>
    );
  }
  return (
    <AdminPage title="Merge Players" back={other === undefined ? mergesPath : mergePath(player)}>
      {other === undefined ? <ChooseOther playerId={player} /> : <SideBySide keptId={player} mergedId={other} />}
    </AdminPage>
  );
}
