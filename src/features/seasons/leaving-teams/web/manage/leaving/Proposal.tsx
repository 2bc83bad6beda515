import { describePreview, isMoved } from '#features/results/standings/preview-rules.ts';
import { TableMoves } from '#features/results/standings/web/TableMoves.tsx';
import { counted } from '#features/seasons/season-plans/web/manage/plan-texts.ts';
import { describeTold, wereTold } from '#features/seasons/season-plans/web/manage/publish/publication-texts.ts';
import { describeNoResponse } from '#web/api/issues.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Leaving, type LeavingProposal, leavingChoices } from '../../../contract.ts';
import { leave } from './api.ts';
import { LeftGames } from './LeftGames.tsx';
import { choiceTexts, summary, undoText, whyUsual } from './leaving-texts.ts';

interface ProposalProps {
  competitionId: number;
  asked: Leaving;
  proposal: LeavingProposal;
  /** What is asked for now: shown as chosen before the answer is here. */
  pending: Leaving | undefined;
  onAsk: (change: Partial<Leaving>) => void;
  onDone: () => void;
}

export function Proposal({ competitionId, asked, proposal, pending, onAsk, onDone }: ProposalProps) {
  const { choice, usual, games, finished, table, told, state } = proposal;
  const isBusy = pending !== undefined;
  const chosen = pending ?? { ...asked, choice };
  const writing = useWrite({
    send: () => leave(competitionId, { ...asked, choice, state }),
    onDone: (done) => {
      toast({
        title: `${counted(done.games, 'game')} changed`,
        description: wereTold(done.told),
        tone: 'good',
      });
      onDone();
    },
    onFailed: (error) => toast({ title: 'Nothing was changed', description: describeNoResponse(error), tone: 'bad' }),
  });
  const isIdle = games.every(({ fate }) => fate === 'stands');
  return (
    <div className="grid gap-3.5" aria-busy={isBusy}>
      <Card heading="What becomes of its games">
        <p className="text-sm text-soft">{whyUsual(proposal)}</p>
        <fieldset className="mt-2 grid gap-1">
          <legend className="sr-only">What becomes of its games</legend>
          {leavingChoices.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-raised">
              <input
                type="radio"
                name="leaving-choice"
                className="size-5 shrink-0 accent-accent"
                checked={one === chosen.choice}
                onChange={() => onAsk({ choice: one })}
              />
              <span className="min-w-0">
                <span className="font-semibold">
                  {choiceTexts[one].label}
                  {one === usual && <span className="font-normal text-soft"> (usual here)</span>}
                </span>
                <span className="block text-sm text-soft">{choiceTexts[one].about}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {finished.length > 0 && (
          <CheckRow
            checked={chosen.finishedToo}
            onCheck={(finishedToo) => onAsk({ choice: chosen.choice, finishedToo })}
          >
            Also change results of a table that is finished: {finished.join(', ')}
          </CheckRow>
        )}
      </Card>
      <Card heading={summary(games)}>
        <LeftGames games={games} />
      </Card>
      {table.length > 0 && (
        <Card heading="The table">
          <p role="status" className="mb-2 font-semibold text-sm">
            {describePreview(table)}
            {proposal.leavesTable && ' The team that leaves is in it no more.'}
          </p>
          {table.some((one) => isMoved(one) || one.before.points !== one.after.points) && <Tables table={table} />}
        </Card>
      )}
      <Knockout proposal={proposal} />
      <Card>
        <p className="text-sm">{describeTold(told)}.</p>
        <p className="mt-2 mb-3 text-sm text-soft">{undoText}</p>
        <Button
          variant="primary"
          disabled={isIdle || isBusy}
          busy={writing.isPending}
          busyLabel="Storing..."
          onClick={() => writing.mutate(undefined)}
        >
          {told === 0 ? 'Change the games' : 'Change the games and tell people'}
        </Button>
        {isIdle && <p className="mt-2 text-sm text-soft">Nothing would change.</p>}
      </Card>
    </div>
  );
}

/** Before and after side by side; a phone has only the second, with how far each team moves. */
function Tables({ table }: Pick<LeavingProposal, 'table'>) {
  const before = table
    .map((one) => ({ ...one, after: one.before }))
    .toSorted(
      (one, other) => (one.group ?? '').localeCompare(other.group ?? '') || one.before.position - other.before.position,
    );
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section className="hidden sm:block">
        <h3 className="mb-1 text-sm text-soft">Before</h3>
        <TableMoves teams={before} />
      </section>
      <section>
        <h3 className="mb-1 text-sm text-soft">After</h3>
        <TableMoves teams={table} />
      </section>
    </div>
  );
}

function Knockout({ proposal: { goOn, waiting, questions } }: { proposal: LeavingProposal }) {
  if (goOn.length + waiting.length + questions === 0) return null;
  return (
    <Card heading="In the knock-out">
      <ul className="grid gap-1.5 text-sm wrap-anywhere">
        {goOn.map(({ team, game }) => (
          <li key={`${team} ${game}`}>
            <strong>{team}</strong> goes on: {game}
          </li>
        ))}
        {waiting.map((game) => (
          <li key={game}>It stands in a game whose other side is not known ({game}): come back when it is</li>
        ))}
        {questions > 0 && (
          <li>{counted(questions, 'pairing waits', 'pairings wait')} for an officer under Who plays?</li>
        )}
      </ul>
    </Card>
  );
}
