import { findFaults } from './faults.ts';
import { SportFile } from './file.ts';

/** Beside the shape of each part, what one part says of another must be true of it. */
export const CheckedSportFile = SportFile.check((checked) => {
  for (const { path, message } of findFaults(checked.value)) {
    checked.issues.push({ code: 'custom', input: checked.value, path: [...path], message });
  }
});
