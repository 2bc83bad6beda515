import { featureExamples } from '#testing/example.ts';
import { officerAdds } from '#testing/statuses.ts';
import { pictureForm } from './form.ts';

export const uploadsExamples = featureExamples.contribution({
  endpoints: { 'POST /api/pictures': { gets: officerAdds, body: () => pictureForm({}) } },
});
