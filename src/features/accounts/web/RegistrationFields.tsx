import { Suspense } from 'react';
import type { Issues } from '#web/api/issues.ts';
import { joinFields } from './extension-points.ts';
import { EntryField } from './LoginFields.tsx';

/** The registration fields, shared by the entry page and the dialog. */
interface RegistrationFieldsProps {
  issues: Issues;
  onChoose: (afterwards: () => Promise<unknown>) => void;
}

export const RegistrationFields = ({ issues, onChoose }: RegistrationFieldsProps) => (
  <>
    <EntryField
      name="username"
      label="Choose Identity"
      hint="3 to 20 letters, digits, _ . or -"
      autoComplete="username"
      maxLength={20}
      issues={issues}
    />
    <EntryField
      name="password"
      label="Password"
      hint="At least 8 characters"
      type="password"
      autoComplete="new-password"
      maxLength={512}
      issues={issues}
    />
    <EntryField
      name="confirmPassword"
      label="Confirm Password"
      type="password"
      autoComplete="new-password"
      maxLength={512}
      issues={issues}
    />
    <Suspense>
      {joinFields.contributions().map(({ key, Component }) => (
        <Component key={key} onChoose={onChoose} />
      ))}
    </Suspense>
  </>
);
