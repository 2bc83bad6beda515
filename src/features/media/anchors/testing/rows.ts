import { insertRow, type World } from '#testing/world.ts';

const blank = { photo: null, bio: null, achievements: '[]' } as const;

export function addResidenceAnchor({ db, word }: World): Promise<number> {
  const row = { name: word(), position: 'Social Portfolio', year: '2026', office: 'Room 1', office_hours: 'Mondays' };
  const empty = { banner_photo: null, email: null, video_url: null, responsibilities: '[]' } as const;
  return insertRow(
    db
      .insertInto('residence_anchors')
      .values({ ...row, ...blank, ...empty, active: 1, created_at: new Date().toISOString() })
      .returning('id'),
  );
}

export function addGroundAnchor({ db, word }: World): Promise<number> {
  const name = word();
  return insertRow(
    db
      .insertInto('ground_anchors')
      .values({ name, name_key: name, position: 'Ground Anchor Member', ...blank })
      .returning('id'),
  );
}
