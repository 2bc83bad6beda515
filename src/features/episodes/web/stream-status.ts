import type { StreamAnswer } from '../contract.ts';

export type ShownStatus = 'checking' | StreamAnswer['status'];

interface Asked {
  data: Pick<StreamAnswer, 'status'> | undefined;
  isError: boolean;
}

/**
 * Checking until the first answer, and active with it; from the first check after that (`rechecked`) what the latest
 * answer says. What cannot be asked counts as off.
 */
export function streamStatus({ data, isError }: Asked, rechecked: boolean): ShownStatus {
  if (isError) return 'offline';
  if (!data) return 'checking';
  return rechecked ? data.status : 'active';
}
