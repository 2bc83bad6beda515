import { Ban, CalendarDays, Dumbbell, Gauge, ShieldCheck, Target, Timer, Trophy } from 'lucide-react';
import { avoidables, cares, equipments, focuses, goals, levels, type WorkoutWish } from '../contract.ts';
import {
  avoidableNames,
  careNames,
  daysName,
  equipmentNames,
  focusNames,
  goalNames,
  levelNames,
  noEquipment,
} from '../rules.ts';
import { ChipSelect, ListChips } from './ListChips.tsx';

interface WorkoutChipsProps {
  wish: WorkoutWish;
  onChange: (wish: WorkoutWish) => void;
}

const usualMinutes = [10, 15, 20, 30, 40, 45, 60, 75, 90];
const weeks = [1, 2, 3, 4, 5, 6, 7];

/** The understood parts, each with its alternatives. */
export function WorkoutChips({ wish, onChange }: WorkoutChipsProps) {
  const change = (part: Partial<WorkoutWish>) => onChange({ ...wish, ...part });
  const minutes = [...new Set([...usualMinutes, wish.minutes])].sort((one, other) => one - other);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-[0.8125rem] text-soft">This is what we understood. Change any part of it.</legend>
      <ChipSelect
        label="Minutes"
        icon={Timer}
        value={String(wish.minutes)}
        options={minutes.map((value) => ({ value: String(value), label: `${value} minutes` }))}
        onChoose={(value) => change({ minutes: Number(value) })}
      />
      <ChipSelect
        label="Goal"
        icon={Trophy}
        value={wish.goal}
        options={goals.map((value) => ({ value, label: goalNames[value] }))}
        onChoose={(value) => change({ goal: goals.find((goal) => goal === value) ?? wish.goal })}
      />
      <ChipSelect
        label="Level"
        icon={Gauge}
        value={wish.level}
        options={levels.map((value) => ({ value, label: levelNames[value] }))}
        onChoose={(value) => change({ level: levels.find((level) => level === value) ?? wish.level })}
      />
      <ChipSelect
        label="Sessions a week"
        icon={CalendarDays}
        value={String(wish.days)}
        options={weeks.map((value) => ({ value: String(value), label: daysName(value) }))}
        onChoose={(value) => change({ days: Number(value) })}
      />
      <ListChips
        {...{ label: 'Body part', all: focuses, names: focusNames, values: wish.focus, icon: Target, most: 3 }}
        add="Body part"
        none="Full body"
        onChange={(focus) => change({ focus: focusOf(focus) })}
      />
      <ListChips
        {...{ label: 'Equipment', all: equipments, names: equipmentNames, values: wish.equipment, icon: Dumbbell }}
        add="Equipment"
        none={noEquipment}
        onChange={(equipment) => change({ equipment })}
      />
      <ListChips
        {...{ label: 'Careful with', all: cares, names: careNames, values: wish.careful, icon: ShieldCheck }}
        add="Careful with"
        none="Careful with"
        onChange={(careful) => change({ careful })}
      />
      <ListChips
        {...{ label: 'Leave out', all: avoidables, names: avoidableNames, values: wish.without, icon: Ban }}
        add="Leave out"
        none="Leave out"
        onChange={(without) => change({ without })}
      />
    </fieldset>
  );
}

/** 'Full body' excludes single body parts: choosing a part replaces it, removing the last one brings it back. */
function focusOf(chosen: WorkoutWish['focus']): WorkoutWish['focus'] {
  if (chosen.at(-1) === 'full-body' || chosen.length === 0) return ['full-body'];
  return chosen.filter((focus) => focus !== 'full-body');
}
