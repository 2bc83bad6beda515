import type { StreamAnswer } from '../contract.ts';

export type ShownStatus = 'checking' | StreamAnswer['status'];

interface Asked {
  data: Pick<StreamAnswer, 'status'> | undefined;
  isError: boolean;
}

/** Checking until the first answer, then what the latest one says. What cannot be asked counts as off. */
export function streamStatus({ data, isError }: Asked): ShownStatus {
  if (isError) return 'offline';
  return data?.status ?? 'checking';
}
