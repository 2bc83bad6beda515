import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { ChipSelect } from './ChipSelect.tsx';

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
