import { useId } from 'react';
import { categories, Game, GameChange, statuses } from '#features/games/contract.ts';
import { shownName } from '#features/games/rules.ts';
import { useHomeSide } from '#features/games/web/api.ts';
import { categoryNames } from '#features/games/web/names.ts';
import { changeGame } from '#features/games/web/scoring/change-game.ts';
import { gameDate } from '#features/games/web/scoring/game-date.ts';
import { statusNames } from '#features/games/web/scoring/status-names.ts';
import { messageOf } from '#web/api.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toasts.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { FormButtons } from './FormButtons.tsx';
import { useRowForm } from './row-form.ts';
import { ScoreStepper } from './ScoreStepper.tsx';
import { becomesCompleted, scoreChange, scoreDraft } from './score-draft.ts';

export function UpdateScoreDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const id = useId();
  const settings = useHomeSide();
  const names = { home: shownName(game.homeTeam, settings), away: shownName(game.awayTeam, settings) };
  const form = useRowForm({
    row: game,
    Answer: Game,
    Change: GameChange,
    draftOf: scoreDraft,
    changeOf: scoreChange,
    save: (change) => changeGame(game.id, change),
    onSaved: () => {
      toast({ title: 'Game updated', tone: 'good' });
      onClose();
    },
    onFailed: (error) => toast({ title: 'Failed to update game', description: messageOf(error), tone: 'bad' }),
  });
  const labels = new Map([
    ['homeScore', names.home],
    ['awayScore', names.away],
    ['status', 'Status'],
    ['category', 'Category'],
  ]);
  return (
    <Dialog
      title="Update Score"
      description={`${game.sport.name} · ${gameDate(game.dateTime)} · ${game.location}`}
      onClose={onClose}
      busy={form.busy}
      footer={<FormButtons form={id} clashes={form.clashes} busy={form.busy} onCancel={onClose} />}
    >
      <form ref={form.element} id={id} noValidate onSubmit={form.submit} className="grid gap-4 pt-1">
        <ChangedMeanwhile item="game" clashes={form.clashes} labels={labels} onTake={form.write} />
        <ScoreStepper {...form} name="homeScore" team={names.home} />
        <ScoreStepper {...form} name="awayScore" team={names.away} />
        <ChoiceField
          {...form}
          name="status"
          label="Status"
          choices={statuses.map((value) => ({ value, label: statusNames[value] }))}
          hint={becomesCompleted(form.draft) && 'With both scores an upcoming game is saved as completed.'}
        />
        <ChoiceField
          {...form}
          name="category"
          label="Category"
          choices={categories.map((value) => ({ value, label: categoryNames[value] }))}
        />
      </form>
    </Dialog>
  );
}
