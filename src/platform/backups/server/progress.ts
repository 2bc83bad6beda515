import type { Progress } from '#shared/endpoints.ts';

/** Counts bytes of a step up to a known number. */
export function countTo(of: number, step: string, report: (progress: Progress) => void) {
  let done = 0;
  return (bytes: number) => {
    done += bytes;
    report({ step, done: Math.min(done, of), of });
  };
}
