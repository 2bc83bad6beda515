import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, type FieldTies } from '../ui/Field.tsx';
import { Select, Switch, TextArea, TextInput } from '../ui/inputs.tsx';
import type { ResourceField } from './kind.ts';

interface FormControlProps {
  field: ResourceField;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The control that a field's kind asks for, with its label and what is wrong with it. */
export function FormControl({ field, registration, error }: FormControlProps) {
  if (field.kind === 'switch') return <Switch {...registration}>{field.label}</Switch>;
  return (
    <Field label={field.label} hint={field.hint} error={error} required={field.required ?? false}>
      {(ties) => <Control field={field} registration={registration} ties={ties} />}
    </Field>
  );
}

function Control({ field, registration, ties }: Omit<FormControlProps, 'error'> & { ties: FieldTies }) {
  const shared = { ...ties, ...registration, placeholder: field.placeholder };
  switch (field.kind) {
    case 'select':
      return (
        <Select {...ties} {...registration}>
          <option value="">Choose...</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    case 'textarea':
      return <TextArea {...shared} />;
    case 'json':
      return <TextArea {...shared} rows={8} spellCheck={false} className="font-mono text-sm" />;
    case 'number':
      return <TextInput {...shared} type="number" inputMode="numeric" />;
    case 'datetime':
      return <TextInput {...shared} type="datetime-local" />;
    case 'picture':
      return <TextInput {...shared} type="url" inputMode="url" placeholder={field.placeholder ?? 'https://'} />;
    default:
      return <TextInput {...shared} />;
  }
}
