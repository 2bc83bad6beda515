import { Trash2, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Conversation } from '#features/conversation/web/Conversation.tsx';
import type { Exercises } from '#features/training/contract.ts';
import { isByDay } from '#features/training/rules.ts';
import { DurationPill, ExerciseList, Training } from '#features/training/web/Training.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { SharedWorkout } from '../contract.ts';
import { sharedWorkoutTalk } from '../rules.ts';

interface SharedWorkoutCardProps {
  workout: SharedWorkout;
  onDelete: (workout: SharedWorkout) => void;
}

/** One shared workout: author, time, exercises, achievements and comments. */
export function SharedWorkoutCard({ workout, onDelete }: SharedWorkoutCardProps) {
  const { id, title, username, description, exercises, likesCount, commentsCount } = workout;
  return (
    <Card as="article" aria-label={`${title} by ${username}`} className="wrap-anywhere grid grid-cols-1 gap-3 pb-2">
      <header className="flex items-center gap-3">
        <Avatar name={username} size={40} round />
        <div className="min-w-0 flex-1">
          <p className="font-bold text-[0.9375rem]">{username}</p>
          <p className="text-soft text-xs">
            <RelativeTime at={workout.createdAt} />
          </p>
        </div>
        {workout.can.delete && (
          <IconButton
            icon={Trash2}
            label={`Delete ${title} by ${username}`}
            className="-mr-2"
            onClick={() => onDelete(workout)}
          />
        )}
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 grow basis-32">{title}</h2>
        <DurationPill>{workout.duration}</DurationPill>
      </div>
      {description && <p className="whitespace-pre-line text-[0.9375rem] text-soft">{description}</p>}
      {exercises.length > 0 && <ExercisesShown exercises={exercises} />}
      {workout.achievements.length > 0 && (
        <ul aria-label="Achievements" className="flex flex-wrap gap-2">
          {workout.achievements.map((achievement) => (
            <li key={achievement.id}>
              <Pill tone="gold">
                <Trophy className="mr-1.5 inline size-3.5 align-[-2px]" aria-hidden />
                {achievement.name}
              </Pill>
            </li>
          ))}
        </ul>
      )}
      <Conversation
        item={{ ...sharedWorkoutTalk, id }}
        about={`${title} by ${username}`}
        likesCount={likesCount}
        commentsCount={commentsCount}
        className="border-line border-t pt-1"
      />
    </Card>
  );
}

/** A long list shows this many until one presses for the rest; just one more would not be worth a press. */
const fewest = 4;

/** The exercises of a workout; of a long list, only the first ones. */
function ExercisesShown({ exercises }: { exercises: Exercises }) {
  const [showsAll, setShowsAll] = useState(false);
  if (isByDay(exercises)) return <Training exercises={exercises} />;
  const isLong = exercises.length > fewest + 1;
  return (
    <div>
      <ExerciseList exercises={isLong && !showsAll ? exercises.slice(0, fewest) : exercises} />
      {isLong && (
        <Button
          variant="plain"
          small
          aria-expanded={showsAll}
          className="-ml-3.5"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${exercises.length} exercises`}
        </Button>
      )}
    </div>
  );
}
