import { at, type MakeExample, plain } from './example.ts';
import { mediaExamples } from './media-examples.ts';
import { testPassword, usernames } from './people.ts';
import type { World } from './world.ts';

const newPlayer = (world: World) => ({
  name: 'Lindiwe Mokoena',
  displayName: 'Lindi',
  teamId: world.homeTeamId,
  photo: '/art/portraits/1.svg',
  position: 'Guard',
  jerseyNumber: 7,
  bio: 'Runs the floor.\nNever late.',
  isMvp: true,
  stats: { points: 12, shotsMade: 5, shotsTaken: 9, PTS: 12 },
});
const newGame = (world: World) => ({
  sportId: world.sportId,
  homeTeamId: world.homeTeamId,
  awayTeamId: world.awayTeamId,
  dateTime: '2027-03-04T16:30:00Z',
  location: 'Lower Field',
  category: 'league',
  homeScore: null,
});

/** One valid request per route; a route without one fails the access table and the bad-input test. */
export const examples: Record<string, MakeExample> = {
  'GET /api/health': plain('/api/health'),
  'GET /api/live': plain('/api/live'),
  'GET /api/docs': plain('/api/docs/json'),
  'GET /api/settings': plain('/api/settings'),
  'PATCH /api/settings': plain('/api/settings', () => ({
    productName: 'Village Arena',
    homeSidePatterns: ['PV', 'ResP'],
  })),

  'POST /api/login': plain('/api/login', () => ({ username: usernames.member, password: testPassword })),
  'POST /api/register': plain('/api/register', (world) => ({
    username: world.word(),
    password: 'lower-field-floodlight',
    isAdmin: false,
  })),
  'POST /api/logout': plain('/api/logout'),
  'GET /api/user': plain('/api/user'),
  'POST /api/user/password': plain('/api/user/password', () => ({
    currentPassword: testPassword,
    newPassword: testPassword,
  })),
  'GET /api/user/sessions': plain('/api/user/sessions'),
  'DELETE /api/user/sessions/:id': at('/api/user/sessions/:id', (world) => world.memberSession()),
  'POST /api/admin/verify': plain('/api/admin/verify', () => ({ password: testPassword })),
  'POST /api/ground-anchor/verify': plain('/api/ground-anchor/verify', () => ({ username: usernames.officer })),
  'GET /api/admin/officers': plain('/api/admin/officers'),
  'POST /api/admin/officers': plain('/api/admin/officers', () => ({ username: usernames.otherMember })),
  'DELETE /api/admin/officers/:id': at('/api/admin/officers/:id', (world) => world.officerRow()),
  'GET /api/admin/users': plain('/api/admin/users'),
  'PATCH /api/admin/users/:id': at(
    '/api/admin/users/:id',
    (world) => world.account(),
    () => ({ isAdmin: false }),
  ),
  'GET /api/admin/audit': plain('/api/admin/audit'),

  'GET /api/sports': plain('/api/sports'),
  'GET /api/sports/:id': at('/api/sports/:id', (world) => world.sport()),
  'POST /api/sports': plain('/api/sports', (world) => ({ name: world.word() })),
  'PATCH /api/sports/:id': at(
    '/api/sports/:id',
    (world) => world.sport(),
    (world) => ({ name: world.word() }),
  ),
  'DELETE /api/sports/:id': at('/api/sports/:id', (world) => world.sport()),

  'GET /api/teams': plain('/api/teams?sportId=1'),
  'GET /api/teams/:id': at('/api/teams/:id', (world) => world.team()),
  'GET /api/teams/:id/players': at('/api/teams/:id/players', (world) => world.team()),
  'POST /api/teams': plain('/api/teams', (world) => ({
    name: world.word(),
    sportId: world.sportId,
    gender: 'Female',
    logo: 'https://example.org/logo.png',
    gamesPlayed: 0,
    wins: 0,
    losses: 0,
  })),
  'PATCH /api/teams/:id': at(
    '/api/teams/:id',
    (world) => world.team(),
    () => ({ gender: 'Male', wins: 2 }),
  ),
  'DELETE /api/teams/:id': at('/api/teams/:id', (world) => world.team()),

  'GET /api/clubs': plain('/api/clubs?isAdmin=true'),
  'GET /api/clubs/:id': at('/api/clubs/:id', (world) => world.club()),
  'POST /api/clubs': plain('/api/clubs', (world) => ({
    name: world.word(),
    description: 'Open to all.\nBring water.',
    memberCount: 12,
    meetingTime: 'Mondays, 6-8 PM',
    sportId: world.sportId,
    featured: true,
  })),
  'PATCH /api/clubs/:id': at(
    '/api/clubs/:id',
    (world) => world.club(),
    () => ({ memberCount: 13, hidden: false }),
  ),
  'DELETE /api/clubs/:id': at('/api/clubs/:id', (world) => world.club()),
  'POST /api/clubs/:id/toggle-visibility': at('/api/clubs/:id/toggle-visibility', (world) => world.club()),

  'GET /api/players': plain('/api/players?q=mok&limit=10'),
  'GET /api/players/with-relations': plain('/api/players/with-relations?allStars=true&sportId=1'),
  'GET /api/players/totals': plain('/api/players/totals?q=a'),
  'GET /api/players/:id': at('/api/players/:id', (world) => world.player()),
  'POST /api/players': plain('/api/players', newPlayer),
  'PATCH /api/players/:id': at(
    '/api/players/:id',
    (world) => world.player(),
    () => ({ jerseyNumber: 9, isCaptain: true, stats: { points: 4 } }),
  ),
  'DELETE /api/players/:id': at('/api/players/:id', (world) => world.player()),

  'GET /api/games': plain('/api/games?status=completed&limit=20'),
  'GET /api/games/:id': at('/api/games/:id', (world) => world.game()),
  'POST /api/games': plain('/api/games', newGame),
  'PATCH /api/games/:id': at(
    '/api/games/:id',
    (world) => world.game(),
    () => ({ homeScore: 71, awayScore: 65, status: 'completed' }),
  ),
  'DELETE /api/games/:id': at('/api/games/:id', (world) => world.game()),
  'GET /api/games/:id/rsvps': at('/api/games/:id/rsvps', (world) => world.gameWithRsvp()),
  'POST /api/games/:id/rsvp': at(
    '/api/games/:id/rsvp',
    (world) => world.game(),
    (world) => ({ userName: world.word().slice(0, 20), status: 'going' }),
  ),
  'DELETE /api/games/:id/rsvp': at(
    '/api/games/:id/rsvp',
    (world) => world.gameWithRsvp(),
    () => ({ userName: 'Thandi' }),
  ),

  'GET /api/workouts': plain('/api/workouts'),
  'GET /api/workouts/featured': plain('/api/workouts/featured'),
  'GET /api/workouts/:id': at('/api/workouts/:id', (world) => world.workout()),
  'POST /api/workouts': plain('/api/workouts', () => ({
    title: 'Courtside Conditioning',
    description: 'No equipment.\nBring water.',
    duration: '30 mins',
    exercises: [
      { day: 'Monday', exercises: [{ name: 'Squat', sets: 3, reps: '10-12', focus: 'Legs', icon: 'dumbbell' }] },
      { day: 'Friday', exercises: [{ name: 'Plank', duration: '30 secs', description: 'Hold it.' }] },
    ],
    featured: true,
  })),
  'PATCH /api/workouts/:id': at(
    '/api/workouts/:id',
    (world) => world.workout(),
    () => ({ exercises: '[{"name":"Lunge","sets":3,"reps":10}]', duration: null }),
  ),
  'DELETE /api/workouts/:id': at('/api/workouts/:id', (world) => world.workout()),

  'GET /api/better-living-tips': plain('/api/better-living-tips'),
  'GET /api/better-living-tips/featured': plain('/api/better-living-tips/featured'),
  'GET /api/better-living-tips/:id': at('/api/better-living-tips/:id', (world) => world.tip()),
  'POST /api/better-living-tips': plain('/api/better-living-tips', () => ({
    title: 'Breathe out longer',
    description: 'In for four,\nout for six.',
    category: 'Mental Health',
    icon: 'brain',
    featured: false,
  })),
  'PATCH /api/better-living-tips/:id': at(
    '/api/better-living-tips/:id',
    (world) => world.tip(),
    () => ({ category: 'Recovery', featured: true }),
  ),
  'DELETE /api/better-living-tips/:id': at('/api/better-living-tips/:id', (world) => world.tip()),

  ...mediaExamples,
};

/** Routes that plugins add beside the app's own list. */
export const pluginRoutes = ['GET /api/live', 'GET /api/docs'];
