import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { Fault } from './Field.tsx';

interface FileBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the box shows; it is the label of the field. */
  label: ReactNode;
  fault: string | null;
  onFile: (file: File) => void;
  isLit?: boolean;
  /** Handlers of a box that notices a file above it. */
  box?: ComponentProps<'div'>;
}

/** A field for a file. Its input covers the whole box, so that a file can also be dropped there; `children` lie above it. */
export function FileBox({ label, fault, onFile, isLit = false, box, children, ...input }: FileBoxProps) {
  const id = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) onFile(chosen);
    // Lets the same file be chosen again after it was saved again.
    target.value = '';
  };
  return (
    <>
      <div
        {...box}
        className={`${frame} ${isLit ? 'border-accent-text bg-raised' : 'border-edge bg-ground hover:border-soft'}`}
      >
        <label htmlFor={id} className="block">
          {label}
        </label>
        <input
          {...input}
          id={id}
          type="file"
          onChange={pick}
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault ? true : undefined}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {children}
      </div>
      <Fault id={`${id}-fault`}>{fault}</Fault>
    </>
  );
}

const frame =
  'ring-within relative overflow-hidden rounded-control border-2 border-dashed transition has-disabled:opacity-60';
