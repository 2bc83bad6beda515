import { useState } from 'react';
import type { Exercises } from '#features/training/contract.ts';
import { isByDay } from '#features/training/rules.ts';
import { ExerciseList } from '#features/training/web/ExerciseList.tsx';
import { Training } from '#features/training/web/Training.tsx';
import { Button } from '#web/ui/Button.tsx';

/** So many are shown before a press shows the rest; one more would not be worth the press. */
const fewest = 4;

/** The exercises of a workout; of a long list, the first ones. */
export function ExercisesShown({ exercises }: { exercises: Exercises }) {
  const [showsAll, setShowsAll] = useState(false);
  if (isByDay(exercises)) return <Training exercises={exercises} />;
  const isLong = exercises.length > fewest + 1;
  return (
    <div>
      <ExerciseList exercises={isLong && !showsAll ? exercises.slice(0, fewest) : exercises} />
      {isLong && (
        <Button look="plain" small aria-expanded={showsAll} className="-ml-3.5" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${exercises.length} exercises`}
        </Button>
      )}
    </div>
  );
}
