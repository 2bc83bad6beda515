type Packages = 'running' | 'all';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

export function packagesToInstall(state: {
  readonly needed: Packages;
  /** The packages of `package-lock.json`, and of the list that npm keeps in `node_modules`, by path. */
  readonly locked: Readonly<Record<string, LockedPackage>>;
  readonly installed: Readonly<Record<string, LockedPackage>>;
  readonly nodeIsThere: boolean;
}): Packages | undefined;
