import type { StepName } from '../contract.ts';

interface Step {
  label: string;
  /** Where it is taken; one without is taken on the spot. */
  to?: string;
}

export const steps: Record<StepName, Step> = {
  name: { label: 'Give the village its name', to: '/admin/settings' },
  logo: { label: 'Put up its logo', to: '/admin/settings' },
  sports: { label: 'See which sports there are', to: '/admin/sports' },
  teams: { label: 'Import the teams', to: '/admin/spreadsheets' },
  homeSide: { label: 'Which team is yours?' },
  officers: { label: 'Name the officers', to: '/admin/people?tab=officers' },
  help: { label: 'Check the numbers for help', to: '/admin/settings' },
  fixtures: { label: 'Add the first fixtures', to: '/admin/dashboard?tab=games' },
};
