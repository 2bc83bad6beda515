import { SportChoices } from '#features/teams/sports/web/api.ts';
import { manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ManagerPage } from '#platform/admin/web/manager/ResourceManager.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { type Ladder, ladders } from '../../contract.ts';
import { daysText, placesText } from '../../rules.ts';

const manager = manage(ladders, {
  getTitle: ({ name }) => name,
  labels: {
    name: { label: 'Name', placeholder: 'Village chess ladder' },
    sportId: { label: 'Sport', placeholder: 'Choose a sport', Choices: SportChoices },
    description: { label: 'Description', hint: 'Where boards or tables are, how long a game takes.' },
    reach: { label: 'Places up', hint: 'How many places above themselves people may challenge.', initial: () => '3' },
    answerDays: { label: 'Days to answer', initial: () => '3' },
    playDays: { label: 'Days to play', hint: 'From the answer on.', initial: () => '7' },
    forfeits: {
      label: 'No answer costs the place',
      hint: 'Whoever declines a challenge or does not answer it loses the place. Otherwise it lapses.',
    },
    draws: { label: 'Games can be drawn' },
    idleWeeks: {
      label: 'Weeks without a game',
      hint: 'Whoever plays no game for so long falls. A change counts from now on, and everybody’s weeks begin anew.',
      placeholder: 'Nobody falls',
      initial: () => '3',
    },
    idlePlaces: { label: 'Places that they fall', initial: () => '1' },
    eloK: {
      label: 'K of the Elo rating',
      hint: 'The most that a game moves a rating. A change computes all ratings anew, from the first game.',
      initial: () => '32',
    },
    eloStart: { label: 'First Elo rating', hint: 'A change computes all ratings anew, too.', initial: () => '1200' },
    isOpen: { label: 'Open', hint: 'On a closed ladder nobody joins, challenges or falls.' },
  },
  Card: LadderCard,
  isDimmed: ({ isOpen }) => !isOpen,
  columns: 3,
  filters: [{ name: 'sportId', label: 'Sport', all: 'All sports', Choices: SportChoices }],
  TakenAlong: () => 'Its places, challenges and ratings are deleted with it.',
});

export const ManageLaddersPage = () => <ManagerPage title="Manage ladders" of={manager} />;

function LadderCard({ row: { name, sport, reach, answerDays, playDays, isOpen } }: RowProps<Ladder>) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 wrap-anywhere">{name}</h3>
        <Pill>{isOpen ? 'Open' : 'Closed'}</Pill>
      </div>
      <p className="text-soft text-sm">
        {[sport.name, `${placesText(reach)} up`, `${daysText(answerDays)} to answer`, `${playDays} to play`].join(
          ' · ',
        )}
      </p>
    </>
  );
}
