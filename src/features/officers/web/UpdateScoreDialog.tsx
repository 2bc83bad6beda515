import { useMemo } from 'react';
import type { Game } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { RowDialog } from '#web/manage/RowDialog.tsx';
import { scoreForm } from './score-form.ts';

export function UpdateScoreDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const settings = useHomeSide();
  const home = shownName(game.homeTeam, settings);
  const away = shownName(game.awayTeam, settings);
  const form = useMemo(() => scoreForm({ home, away }), [home, away]);
  return <RowDialog manager={form} row={game} onClose={onClose} />;
}
