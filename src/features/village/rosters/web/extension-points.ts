import type { Team } from '#features/teams/teams/contract.ts';
import { ExtensionPoint } from '#web/extension-point.ts';

/** Last on a team's page. */
export const belowTeam = new ExtensionPoint<{ team: Team }>();
