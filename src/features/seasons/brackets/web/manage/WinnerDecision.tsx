import { useState } from 'react';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { BracketQuestion } from '../../contract.ts';
import { decideQuestion } from './api.ts';

/** Who goes on after a game without a winner. Nobody is proposed: whoever decides chooses first. */
export function WinnerDecision({ question: { id, version, basis, cause, teams } }: { question: BracketQuestion }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const winner = teams.find((team) => `${team.id}` === chosen);
  const write = useWrite({
    send: (first: number) => {
      const others = teams.filter((team) => team.id !== first).map((team) => team.id);
      return decideQuestion(id, { version, basis, order: [first, ...others] });
    },
    onDone: () => toast({ title: 'Decided: the bracket goes on', tone: 'good' }),
    onFailed: (error) => toast({ title: 'Nothing was decided', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segmented
        label={`Who goes on from ${cause}?`}
        choices={teams.map((team) => ({
          value: `${team.id}`,
          name: team.name,
          label: (
            <span className="flex min-w-0 items-center gap-2">
              <TeamCrest team={team} size={20} />
              <span className="min-w-0 wrap-anywhere">{team.name}</span>
            </span>
          ),
        }))}
        value={chosen}
        onChoose={setChosen}
      />
      <Button
        small
        wide
        disabled={!winner}
        busy={write.isPending}
        busyLabel="Deciding..."
        onClick={() => winner && write.mutate(winner.id)}
      >
        <span className="min-w-0 wrap-anywhere">{winner ? `${winner.name} goes on` : 'Choose who goes on'}</span>
      </Button>
    </div>
  );
}
