import type { Team } from '#features/teams/teams/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';

/** Shown below the heading of an open team. */
export const belowTeam = new ExtensionPoint<{ team: Team }>();
