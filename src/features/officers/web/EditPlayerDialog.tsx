import { useId, useState } from 'react';
import { Player, PlayerChange } from '#features/players/contract.ts';
import { ApiError } from '#web/api.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { toast } from '#web/ui/toasts.ts';
import { AchievementFields } from './AchievementFields.tsx';
import { savePlayer } from './api.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { FormButtons } from './FormButtons.tsx';
import { playerChange, playerDraft } from './player-draft.ts';
import { playerFieldLabels } from './player-labels.ts';
import { useRowForm } from './row-form.ts';
import { StatFields } from './StatFields.tsx';

const tabs = [
  { value: 'stats', label: 'Player Stats' },
  { value: 'achievements', label: 'Achievements' },
] as const;

export function EditPlayerDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const id = useId();
  const [tab, setTab] = useState<'stats' | 'achievements'>('stats');
  const form = useRowForm({
    row: player,
    Answer: Player,
    Change: PlayerChange,
    draftOf: playerDraft,
    changeOf: playerChange,
    save: (change) => savePlayer(player.id, change),
    onSaved: () => {
      toast({ title: 'Player updated', tone: 'good' });
      onClose();
    },
    onFailed: (error) => {
      setTab('stats');
      toast({ ...failureOf(error), tone: 'bad' });
    },
  });
  return (
    <Dialog
      title="Edit Player Information"
      description={`${player.displayName} · ${player.team.name}`}
      onClose={onClose}
      busy={form.busy}
      footer={<FormButtons form={id} clashes={form.clashes} busy={form.busy} onCancel={onClose} />}
    >
      <form ref={form.element} id={id} noValidate onSubmit={form.submit} className="grid gap-4 pt-1">
        <ChangedMeanwhile item="player" clashes={form.clashes} labels={playerFieldLabels} onTake={form.write} />
        <Tabs label="Player" tabs={tabs} value={tab} onChoose={setTab}>
          {tab === 'stats' ? <StatFields {...form} /> : <AchievementFields {...form} />}
        </Tabs>
      </form>
    </Dialog>
  );
}

function failureOf(error: Error): { title: string; description: string } {
  return error instanceof ApiError && error.status > 0
    ? { title: 'Failed to update player', description: error.message }
    : { title: 'Update Failed', description: 'An error occurred while updating the player' };
}
