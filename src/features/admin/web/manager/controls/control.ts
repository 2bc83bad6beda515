import type { FieldTies } from '#web/ui/fields/Field.tsx';
import type { Draft, FormField } from '../form/form.ts';
import { textIn } from '../form/typed-values.ts';

/** The props that all text inputs share. */
export const typingOf = ({ field, ties, value, disabled, onType }: ControlProps) => ({
  ...ties,
  placeholder: field.placeholder,
  value: textIn(value),
  readOnly: disabled,
  onChange: ({ target }: { target: { value: string } }) => onType(target.value),
});

export interface ControlProps {
  field: FormField;
  ties: FieldTies;
  value: unknown;
  /** The values of the whole form. */
  draft: Draft;
  disabled: boolean;
  onType: (value: unknown) => void;
}
