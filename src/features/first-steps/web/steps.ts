import type { StepName } from '../contract.ts';

interface Step {
  label: string;
  /** The page where the step is taken; without one, it is taken in the list itself. */
  to?: string;
}

export const steps: Record<StepName, Step> = {
  name: { label: 'Name the village', to: '/admin/settings' },
  logo: { label: 'Add a logo', to: '/admin/settings' },
  sports: { label: 'Review the sports', to: '/admin/sports' },
  teams: { label: 'Import the teams', to: '/admin/spreadsheets' },
  homeSide: { label: 'Which team is yours?' },
  officers: { label: 'Appoint the officers', to: '/admin/people?tab=officers' },
  help: { label: 'Check the help lines', to: '/admin/settings#help' },
  fixtures: { label: 'Add the first fixtures', to: '/admin/dashboard?tab=games' },
};
