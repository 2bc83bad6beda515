import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { addGroundAnchor, addResidenceAnchor } from './rows.ts';

const newResidenceAnchor = () => ({
  name: 'Themba Hadebe',
  position: 'Sports Officer',
  year: '2026/27',
  photo: '/art/anchors/1.svg',
  banner_photo: 'https://img.example/banner.jpg',
  bio: 'Keys to the gear cupboard.\nOpinions on zone defence.',
  email: 'themba@village.example',
  office: 'Gear Room',
  officeHours: 'Tuesdays, 16:00',
  responsibilities: ['Fixtures', 'Kit'],
  achievements: '["Cup winner 2025"]',
  videoUrl: 'https://youtu.be/jNQXAC9IVRw',
  active: true,
});

const newGroundAnchor = () => ({
  name: 'Lerato Moleko',
  position: 'GA Captain',
  photo: '/art/ground-anchors/1.svg',
  bio: 'First to the court.\nLast to leave.',
  achievements: ['Best support 2025'],
});

export const anchorsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/residence-anchors', {
      row: addResidenceAnchor,
      query: 'active=true',
      add: newResidenceAnchor,
      change: () => ({ videoUrl: 'https://video.example/clip.mp4' }),
    }),
    ...resourceExamples('/api/ground-anchors', {
      row: addGroundAnchor,
      query: 'position=GA%20Captain',
      add: newGroundAnchor,
      change: () => ({ achievements: 'Best support 2025\nMost drums carried' }),
    }),
  },
  changeable: [
    {
      path: '/api/residence-anchors',
      row: addResidenceAnchor,
      changes: [{ bio: 'Early' }, { year: '2026/27' }],
      optional: {
        bio: 'Early',
        photo: 'https://img.example/a.png',
        email: 'a@b.example',
        videoUrl: 'https://v.example/a.mp4',
      },
    },
    {
      path: '/api/ground-anchors',
      row: addGroundAnchor,
      changes: [{ bio: 'Early' }, { position: 'GA Captain' }],
      optional: { bio: 'Early', photo: 'https://img.example/a.png' },
    },
  ],
});
