import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Sportsmanship } from '../../contract.ts';
import { maxRating } from '../../rule-fields.ts';
import { cupOptions, cupRulesOptions, rateTeams, sportsmanshipOptions } from '../api.ts';

/** Lets officers rate how the teams of a game behaved, where the rules of the cup count that. */
export function RateSportsmanship({ game }: { game: Game }) {
  const [isOpen, setOpen] = useState(false);
  const cupId = useQuery(cupOptions()).data?.cup.id;
  const { data: versions } = useQuery({ ...cupRulesOptions(cupId ?? 0), enabled: cupId !== undefined });
  const counts = versions?.[0]?.rules.levels.some(
    ({ sportsmanship, lowRating }) => sportsmanship.length > 0 || lowRating > 0,
  );
  const isRated = game.status === 'completed' && counts === true;
  const { data: stored } = useQuery({ ...sportsmanshipOptions(game.id), enabled: isRated });
  if (!isRated || !stored) return null;
  if (stored.refusal !== null) return <p className="text-balance text-sm text-soft">{stored.refusal}.</p>;
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        <HeartHandshake className="size-4" aria-hidden /> Rate sportsmanship
      </Button>
      {isOpen && <RatingDialog game={game} stored={stored.ratings} onClose={() => setOpen(false)} />}
    </>
  );
}

const steps = Array.from({ length: maxRating * 2 + 1 }, (_, step) => String(maxRating - step / 2));
const choices = [{ value: '', label: 'Not rated' }, ...steps.map((value) => ({ value, label: value }))];

interface RatingDialogProps {
  game: Game;
  stored: Sportsmanship['ratings'];
  onClose: () => void;
}

function RatingDialog({ game, stored, onClose }: RatingDialogProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const shown = (teamId: number) =>
    typed[teamId] ?? String(stored.find((rating) => rating.teamId === teamId)?.rating ?? '');
  const teams = [game.homeTeam, game.awayTeam];
  const { mutate, isPending } = useWrite({
    send: () =>
      rateTeams(
        game.id,
        teams.flatMap(({ id }) => (shown(id) === '' ? [] : [{ teamId: id, rating: Number(shown(id)) }])),
      ),
    onDone: () => {
      toast({ title: 'Ratings saved', tone: 'good' });
      onClose();
    },
    onFailed: (error) => toast({ title: 'The ratings were not saved', description: getMessage(error), tone: 'bad' }),
  });
  return (
    <FormDialog
      title="How did both teams behave?"
      description="From 0 to 5, as the rules of the cup say. Nobody else sees it; the cup shows the points."
      onClose={onClose}
      busy={isPending}
      submitLabel="Save ratings"
      busyLabel="Saving..."
      onSubmit={(event) => {
        event.preventDefault();
        mutate(undefined);
      }}
      className="grid gap-4 pt-1.5"
    >
      {teams.map(({ id, name }) => (
        <Field key={id} label={name}>
          {(ties) => (
            <Select
              {...ties}
              value={shown(id)}
              choices={choices}
              onChange={({ target }) => setTyped((before) => ({ ...before, [id]: target.value }))}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}
