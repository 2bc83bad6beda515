import type { ComponentProps } from 'react';

const track =
  'relative h-8 w-13 flex-none appearance-none rounded-full border border-edge bg-ground transition-colors enabled:cursor-pointer checked:border-accent checked:bg-accent';
const knob =
  'before:absolute before:inset-y-0.75 before:left-0.75 before:w-6 before:rounded-full before:bg-soft before:transition before:ease-settle checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:before:bg-[CanvasText]!';
const roomForAThumb = 'after:absolute after:-inset-x-px after:-inset-y-1.75';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  checked: boolean;
  onSwitch: (checked: boolean) => void;
}

/** A native checkbox, styled as a switch. */
export function Switch({ checked, onSwitch, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={({ target }) => onSwitch(target.checked)}
      className={`${track} ${knob} ${roomForAThumb}`}
    />
  );
}
