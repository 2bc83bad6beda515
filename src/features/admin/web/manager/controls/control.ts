import type { FieldTies } from '#web/ui/fields/Field.tsx';
import type { Draft, FormField } from '../form/form.ts';
import { textIn } from '../form/typed-values.ts';

/** What a box of text is given, whatever it is for. */
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
  /** What stands in the whole form. */
  draft: Draft;
  disabled: boolean;
  onType: (value: unknown) => void;
}
