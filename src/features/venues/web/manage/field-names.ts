import type { VenueMergePreview } from '../../contract.ts';

export const fieldNames = {
  shortName: 'Short name',
  place: 'Where it is',
  mapUrl: 'Link to a map',
  surfaces: 'Surfaces',
  sportIds: 'Sports that fit',
  capacity: 'Capacity',
  hours: 'Opening hours',
  closedDays: 'Closed days',
} as const satisfies Record<VenueMergePreview['filled'][number], string>;
