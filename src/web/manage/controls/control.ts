import type { FieldTies } from '../../ui/Field.tsx';
import type { FormField } from '../form.ts';

export interface ControlProps {
  field: FormField;
  ties: FieldTies;
  value: unknown;
  disabled: boolean;
  onType: (value: unknown) => void;
}
