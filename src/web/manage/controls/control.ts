import type { FieldTies } from '../../ui/fields/Field.tsx';
import type { Draft } from '../form/fields.ts';
import type { FormField } from '../form/form.ts';

export interface ControlProps {
  field: FormField;
  ties: FieldTies;
  value: unknown;
  /** What stands in the whole form. */
  draft: Draft;
  disabled: boolean;
  onType: (value: unknown) => void;
}
