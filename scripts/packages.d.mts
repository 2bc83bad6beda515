type Packages = 'running' | 'all';

export function packagesToInstall(state: {
  readonly needed: Packages;
  readonly stamp: string;
  readonly lock: string;
  readonly nodeIsThere: boolean;
}): Packages | undefined;

export function stampOf(lock: string, set: Packages): string;
