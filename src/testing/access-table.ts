type Statuses = readonly [
  visitor: number,
  member: number,
  otherMember: number,
  officer: number,
  admin: number,
  adminWithWindow: number,
];

const anyone: Statuses = [200, 200, 200, 200, 200, 200];
const members: Statuses = [401, 200, 200, 200, 200, 200];
const memberAdds: Statuses = [401, 201, 201, 201, 201, 201];
/** Reads for admins want the role alone. */
const adminReads: Statuses = [401, 403, 403, 403, 200, 200];
/** Writes for admins want the window too. */
const adminWrites: Statuses = [401, 403, 403, 403, 403, 200];
const adminAdds: Statuses = [401, 403, 403, 403, 403, 201];
const officerWrites: Statuses = [401, 403, 403, 200, 200, 200];

/**
 * What each kind of person gets from each route, for the request in `testing/examples.ts`: a visitor, the member the
 * row belongs to where it belongs to one, another member, an officer, an admin outside the window, and one inside.
 */
export const accessTable: Record<string, Statuses> = {
  'GET /api/health': anyone,
  'GET /api/live': anyone,
  'GET /api/docs': members,
  'GET /api/settings': anyone,
  'PATCH /api/settings': adminWrites,

  'POST /api/login': anyone,
  'POST /api/register': [201, 201, 201, 201, 201, 201],
  'POST /api/logout': members,
  'GET /api/user': members,
  'POST /api/user/password': members,
  'GET /api/user/sessions': members,
  'DELETE /api/user/sessions/:id': [401, 200, 404, 404, 404, 404],
  'POST /api/admin/verify': [401, 403, 403, 403, 200, 200],
  'POST /api/ground-anchor/verify': [401, 403, 403, 200, 200, 200],
  'GET /api/admin/officers': adminReads,
  'POST /api/admin/officers': adminAdds,
  'DELETE /api/admin/officers/:id': adminWrites,
  'GET /api/admin/users': adminReads,
  'PATCH /api/admin/users/:id': adminWrites,
  'GET /api/admin/audit': adminReads,

  'GET /api/sports': members,
  'GET /api/sports/:id': members,
  'POST /api/sports': adminAdds,
  'PATCH /api/sports/:id': adminWrites,
  'DELETE /api/sports/:id': adminWrites,

  'GET /api/teams': members,
  'GET /api/teams/:id': members,
  'GET /api/teams/:id/players': members,
  'POST /api/teams': adminAdds,
  'PATCH /api/teams/:id': adminWrites,
  'DELETE /api/teams/:id': adminWrites,

  'GET /api/clubs': members,
  'GET /api/clubs/:id': members,
  'POST /api/clubs': adminAdds,
  'PATCH /api/clubs/:id': adminWrites,
  'DELETE /api/clubs/:id': adminWrites,
  'POST /api/clubs/:id/toggle-visibility': adminWrites,

  'GET /api/players': members,
  'GET /api/players/with-relations': members,
  'GET /api/players/totals': members,
  'GET /api/players/:id': members,
  'POST /api/players': adminAdds,
  'PATCH /api/players/:id': officerWrites,
  'DELETE /api/players/:id': adminWrites,

  'GET /api/games': members,
  'GET /api/games/:id': members,
  'POST /api/games': adminAdds,
  'PATCH /api/games/:id': officerWrites,
  'DELETE /api/games/:id': adminWrites,
  'GET /api/games/:id/rsvps': members,
  'POST /api/games/:id/rsvp': [201, 201, 201, 201, 201, 201],
  'DELETE /api/games/:id/rsvp': [401, 200, 403, 403, 403, 200],

  'GET /api/notices': members,
  'POST /api/notices/read': members,

  'GET /api/games/:id/comments': members,
  'POST /api/games/:id/comments': memberAdds,
  'GET /api/games/:id/like-status': members,
  'POST /api/games/:id/like': members,
  'GET /api/games/liked': members,
  'GET /api/highlights/:id/comments': members,
  'POST /api/highlights/:id/comments': memberAdds,
  'GET /api/highlights/:id/like-status': members,
  'POST /api/highlights/:id/like': members,
  'GET /api/highlights/liked': members,
  'POST /api/comments': memberAdds,
  // The role is enough for an admin here.
  'DELETE /api/comments/:id': [401, 200, 403, 403, 200, 200],
  'POST /api/comments/:id/like': members,

  'GET /api/highlights': members,
  'GET /api/highlights/featured': members,
  'GET /api/highlights/:id': members,
  'POST /api/highlights': adminAdds,
  'PATCH /api/highlights/:id': adminWrites,
  'DELETE /api/highlights/:id': adminWrites,

  // Of a photo in the gallery.
  'GET /uploads/:id/:file': members,
  'GET /api/photos': members,
  // One that waits for approval, as are those below.
  'GET /api/photos/:id': [401, 404, 404, 200, 200, 200],
  'POST /api/photos': adminAdds,
  'POST /api/photos/upload': memberAdds,
  'POST /api/photos/:id/approve': officerWrites,
  'PATCH /api/photos/:id': adminWrites,
  'DELETE /api/photos/:id': officerWrites,

  'GET /api/videos/:id': members,
  'GET /api/episodes': members,
  'GET /api/episodes/latest': members,
  'GET /api/episodes/:id': members,
  'POST /api/episodes': adminAdds,
  'PATCH /api/episodes/:id': adminWrites,
  'DELETE /api/episodes/:id': adminWrites,
  'GET /api/episodes/subscription': members,
  'POST /api/episodes/subscription': members,
  'GET /api/stream': members,

  'GET /api/workouts': members,
  'GET /api/workouts/featured': members,
  'GET /api/workouts/:id': members,
  'POST /api/workouts': adminAdds,
  'PATCH /api/workouts/:id': adminWrites,
  'DELETE /api/workouts/:id': adminWrites,

  'GET /api/better-living-tips': members,
  'GET /api/better-living-tips/featured': members,
  'GET /api/better-living-tips/:id': members,
  'POST /api/better-living-tips': adminAdds,
  'PATCH /api/better-living-tips/:id': adminWrites,
  'DELETE /api/better-living-tips/:id': adminWrites,
};
