import { ChevronDown, type LucideIcon, Plus } from 'lucide-react';
import { type Ref, useRef } from 'react';

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
        className={`field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none text-ellipsis rounded-full border pr-8.5 font-semibold text-sm transition pointer-coarse:text-base hover:border-soft ${Icon || adds ? 'pl-9' : 'pl-4'} ${variant}`}
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
