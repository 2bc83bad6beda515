import { exportOf } from '#server/resources/exported-list.ts';
import { listSignUps } from './queries.ts';

export const signUpExport = exportOf({
  name: 'club-signups',
  title: 'Club sign-ups',
  list: (db, _viewer, { cursor }) => listSignUps(db, cursor),
  cells: {
    Club: (row) => row.club,
    'First name': (row) => row.firstName,
    Surname: (row) => row.surname,
    SMID: (row) => row.smid,
    'Signed up': (row) => row.createdAt,
  },
});
