import {
  Ban,
  CalendarDays,
  ChevronDown,
  Dumbbell,
  Gauge,
  type LucideIcon,
  Plus,
  ShieldCheck,
  Target,
  Timer,
  Trophy,
} from 'lucide-react';
import { type Ref, useRef } from 'react';
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

interface ListChipsProps<Value extends string> {
  /** What the entries are, for example 'Equipment'. */
  label: string;
  all: readonly Value[];
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  /** The text of the empty place, with and without other entries. */
  add: string;
  none: string;
  icon: LucideIcon;
  most?: number;
  onChange: (values: Value[]) => void;
}

/** A list as chips. Each entry can be replaced or removed, and an empty place adds one more. */
export function ListChips<Value extends string>(props: ListChipsProps<Value>) {
  const { label, all, names, values, add, none, icon, most = all.length, onChange } = props;
  const emptyChip = useRef<HTMLSelectElement>(null);
  const free = all.filter((one) => !values.includes(one));
  const optionsFor = (list: readonly Value[]) => list.map((value) => ({ value, label: names[value] }));
  const chosen = (value: string) => all.find((one) => one === value);

  const replace = (at: number, value: string) => {
    const replacement = chosen(value);
    if (replacement === undefined) emptyChip.current?.focus();
    onChange(values.flatMap((one, index) => (index === at ? (replacement ?? []) : one)));
  };
  return (
    <>
      {values.map((value, at) => (
        <ChipSelect
          key={value}
          label={label}
          icon={icon}
          value={value}
          options={[...optionsFor(all.filter((one) => one === value || free.includes(one))), removal]}
          onChoose={(next) => replace(at, next)}
        />
      ))}
      {values.length < most && free.length > 0 && (
        <ChipSelect
          ref={emptyChip}
          label={values.length === 0 ? label : `${label}, one more`}
          adds
          value=""
          options={[{ value: '', label: values.length === 0 ? none : add }, ...optionsFor(free)]}
          onChoose={(value) => onChange([...values, ...all.filter((one) => one === value)])}
        />
      )}
    </>
  );
}

const removal = { value: '', label: 'Remove' };

interface Option {
  value: string;
  label: string;
}

interface ChipSelectProps {
  /** What the chip decides, for people who cannot see its place. */
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  icon?: LucideIcon;
  /** For a chip that adds an entry: it looks like an empty place. */
  adds?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** An understood part with its alternatives: the native select element, styled as a chip. */
export function ChipSelect({ label, options, value, onChoose, icon: Icon, adds = false, ref }: ChipSelectProps) {
  const variant = adds ? 'border-dashed border-edge text-soft' : 'border-edge bg-raised text-ink';
  return (
    <span className="relative inline-flex max-w-full items-center">
      {Icon && <Icon className="pointer-events-none absolute left-3 size-4 text-accent-text" aria-hidden />}
      {adds && <Plus className="pointer-events-none absolute left-3 size-4" aria-hidden />}
      <select
        ref={ref}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`${chip} hover:border-soft ${Icon || adds ? 'pl-9' : 'pl-4'} ${variant}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 size-4 text-soft" aria-hidden />
    </span>
  );
}

const chip =
  'field-sizing-content min-h-11 max-w-full appearance-none text-ellipsis rounded-full border pr-8.5 font-semibold text-sm transition pointer-coarse:text-base';

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
      <legend className="mb-2 text-sm text-soft">This is what we understood. Change any part of it.</legend>
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
        onChange={(focus) => change({ focus: cleanFocus(focus) })}
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
function cleanFocus(chosen: WorkoutWish['focus']): WorkoutWish['focus'] {
  if (chosen.at(-1) === 'full-body' || chosen.length === 0) return ['full-body'];
  return chosen.filter((focus) => focus !== 'full-body');
}
