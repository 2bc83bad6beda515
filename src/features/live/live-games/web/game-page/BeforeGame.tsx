import type { PhaseProps } from './phase-props.ts';
import { TeamsTab } from './TeamsTab.tsx';

export function BeforeGame({ game }: PhaseProps) {
  return <TeamsTab game={game} />;
}
