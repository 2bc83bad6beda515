import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  checked: boolean;
  /** Some of what it stands for is checked, and some is not. */
  isMixed?: boolean;
  onCheck: (checked: boolean) => void;
}

/** The box alone, for a place that has a label already: a native one, drawn by us (`checkbox` in pieces.css). */
export function Checkbox({ onCheck, isMixed = false, className = '', ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      ref={(box) => {
        // No attribute of HTML says it.
        if (box) box.indeterminate = isMixed;
      }}
      type="checkbox"
      onChange={({ target }) => onCheck(target.checked)}
      className={`checkbox ${className}`}
    />
  );
}

/** A box with its label, as tall as a thumb needs. `className` is the row's. */
export function CheckRow({
  className = 'rounded-control px-2 hover:bg-raised',
  children,
  ...box
}: CheckboxProps & { children: ReactNode }) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <Checkbox {...box} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
