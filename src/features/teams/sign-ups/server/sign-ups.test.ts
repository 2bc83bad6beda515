import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { defaultSettings } from '#platform/settings/rules.ts';
import { ErrorResponse } from '#shared/errors.ts';
import type { Client, TestResponse } from '#testing/client.ts';
import { OwnSignUp, StoredSignUp } from '../contract.ts';
import { sweepSignUps } from './commands.ts';

const path = '/api/club-signups';
const { signUpClubs } = defaultSettings;

const arena = await startTestApp();
afterAll(() => arena.close());

let lastSmid = 20_000_000;
const newSmid = () => {
  lastSmid += 1;
  return String(lastSmid);
};
const application = (fields: object = {}) => ({
  club: 'Netball',
  firstName: 'Palesa',
  surname: 'Dlamini',
  smid: newSmid(),
  ...fields,
});
const listed = async () => (await arena.as.admin.get(path)).as(z.array(StoredSignUp));

describe('signing up for a club', () => {
  it('needs no account, and is stored for admins', async () => {
    const sent = application({ firstName: '  Zoë ', smid: '00000042' });
    expect(await arena.as.visitor.post(path, sent)).toMatchObject({ status: 201, body: { ok: true } });
    expect((await listed())[0]).toMatchObject({ ...sent, firstName: 'Zoë' });
  });

  it('offers the eleven clubs, and refuses any other', async () => {
    expect((await arena.as.visitor.get(`${path}/options`)).body).toEqual(signUpClubs);
    expect((await arena.as.visitor.post(path, application({ club: 'Quidditch' }))).status).toBe(400);
  });

  it('does not offer a club that is hidden, until it is shown again', async () => {
    const { adminWithWindow } = arena.as;
    const added = await adminWithWindow.post('/api/clubs', { name: 'CHESS', hidden: true });
    const { id } = added.as(z.object({ id: z.int() }));
    expect((await arena.as.visitor.get(`${path}/options`)).body).not.toContain('Chess');
    expect((await arena.as.visitor.post(path, application({ club: 'Chess' }))).status).toBe(400);
    await adminWithWindow.post(`/api/clubs/${id}/toggle-visibility`);
    expect((await arena.as.visitor.get(`${path}/options`)).body).toContain('Chess');
  });

  it('refuses a club whose sign-ups are closed, until they are open again', async () => {
    const { adminWithWindow, visitor } = arena.as;
    const added = await adminWithWindow.post('/api/clubs', { name: 'Hockey', signUpsClosed: true });
    const { id } = added.as(z.object({ id: z.int() }));
    expect((await visitor.get(`${path}/options`)).body).not.toContain('Hockey');
    const refused = await visitor.post(path, application({ club: 'Hockey' }));
    expect(refused).toMatchObject({ status: 400, body: { message: 'This club is not taking sign-ups right now' } });
    await adminWithWindow.patch(`/api/clubs/${id}`, { signUpsClosed: false });
    expect((await visitor.get(`${path}/options`)).body).toContain('Hockey');
    expect((await visitor.post(path, application({ club: 'Hockey' }))).status).toBe(201);
  });

  it.each(['1234567', '123456789', '1234567a', '１２３４５６７８', '', '12 34567', null, 12_345_678, undefined])(
    'refuses the SMID %j',
    async (smid) => {
      const refused = await arena.as.visitor.post(path, application({ smid }));
      expect(refused.status).toBe(400);
      expect(refused.as(ErrorResponse).issues).toEqual([{ path: 'smid', message: 'SMID must be an 8-digit number' }]);
    },
  );

  it.each(['club', 'firstName', 'surname'])('needs the %s', async (field) => {
    for (const nothing of ['', '  ', undefined]) {
      const refused = await arena.as.visitor.post(path, application({ [field]: nothing }));
      expect(refused.as(ErrorResponse).issues?.[0]?.path).toBe(field);
    }
  });

  it('is rate limited: the sixth within ten minutes has to wait', async () => {
    await using strict = await startTestApp({ limits: 1 });
    const responses: TestResponse[] = [];
    for (let sent = 0; sent < 6; sent += 1) responses.push(await strict.as.member.post(path, application()));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a second sign-up with the same SMID', () => {
  it('for the same club gets exactly the answer of the first, and changes nothing', async () => {
    const first = application();
    const responses = [
      await arena.as.visitor.post(path, first),
      await arena.as.visitor.post(path, { ...first, firstName: 'Someone', surname: 'Else' }),
    ];
    const [one, two] = responses.map(revealedBy);
    expect(two).toEqual(one);
    const stored = (await listed()).filter(({ smid }) => smid === first.smid);
    expect(stored).toMatchObject([first]);
  });

  it('for another club is stored too', async () => {
    const first = application();
    await arena.as.visitor.post(path, first);
    await arena.as.visitor.post(path, { ...first, club: 'Pool' });
    expect((await listed()).filter(({ smid }) => smid === first.smid)).toHaveLength(2);
  });

  it('at the same moment is stored once', async () => {
    const same = application();
    const responses = await Promise.all(Array.from({ length: 20 }, () => arena.newVisitor().post(path, same)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await listed()).filter(({ smid }) => smid === same.smid)).toHaveLength(1);
  });
});

describe('a member who signs up twice', () => {
  const ownClubs = async (person: Client) =>
    (await person.get(`${path}/mine`)).as(z.array(OwnSignUp)).map(({ club }) => club);

  it('is told so, but only for the same club', async () => {
    const { member, officer } = arena.as;
    const sent = application({ club: 'Rugby' });
    expect((await member.post(path, sent)).status).toBe(201);
    const again = await member.post(path, { ...sent, firstName: 'Typed', surname: 'Otherwise' });
    expect(again).toMatchObject({ status: 409, body: { message: 'You have already signed up for Rugby' } });
    expect(await ownClubs(member)).toEqual(['Rugby']);
    expect((await member.post(path, { ...sent, club: 'Pool' })).status).toBe(201);
    expect(await ownClubs(member)).toEqual(['Pool', 'Rugby']);
    expect(await ownClubs(officer)).toEqual([]);
  });

  it('learns nothing of what others sent', async () => {
    const { member, officer, visitor } = arena.as;
    const [fresh, existing] = [application({ club: 'Diski' }), application({ club: 'Diski' })];
    await visitor.post(path, existing);
    const responsesTo = async (person: Client, sent: object) => {
      const responses = [await person.post(path, sent), await person.post(path, sent)];
      return responses.map(revealedBy);
    };
    expect(await responsesTo(officer, existing)).toEqual(await responsesTo(officer, fresh));
    expect(await responsesTo(member, existing)).toEqual(await responsesTo(member, fresh));
    const visitors = await responsesTo(visitor, existing);
    expect(visitors[1]).toEqual(visitors[0]);
    const own = (await member.get(`${path}/mine`)).as(z.array(OwnSignUp)).slice(0, 2);
    expect(own.map(({ club }) => club)).toEqual(['Diski', 'Diski']);
    expect((await listed()).filter(({ smid }) => [fresh.smid, existing.smid].includes(smid))).toHaveLength(2);
  });

  it('may sign up again once an admin has deleted it', async () => {
    const { member, adminWithWindow } = arena.as;
    const sent = application({ club: 'eSports' });
    await member.post(path, sent);
    const id = (await listed()).find(({ smid }) => smid === sent.smid)?.id;
    await adminWithWindow.delete(`${path}/${id}`);
    expect(await ownClubs(member)).not.toContain('eSports');
    expect((await member.post(path, sent)).status).toBe(201);
  });
});

describe('the list of sign-ups', () => {
  it('comes in no other format', async () => {
    expect((await arena.as.admin.get(`${path}?format=xls`)).status).toBe(400);
  });

  it('comes in pages, and whole as a spreadsheet', async () => {
    await using crowded = await startTestApp();
    const rows = Array.from({ length: 501 }, (_, at) => ({
      club: 'Pool',
      first_name: 'Neo',
      surname: 'Sithole',
      created_at: new Date().toISOString(),
      smid: String(30_000_000 + at),
    }));
    for (let from = 0; from < rows.length; from += 100) {
      await crowded.db
        .insertInto('club_signups')
        .values(rows.slice(from, from + 100))
        .execute();
    }
    const first = await crowded.as.admin.get(path);
    expect(first.as(z.array(StoredSignUp))).toHaveLength(500);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    expect((await crowded.as.admin.get(next)).as(z.array(StoredSignUp))).toHaveLength(1);
    expect(
      String((await crowded.as.admin.get(`${path}?format=csv`)).body)
        .trim()
        .split('\r\n'),
    ).toHaveLength(502);
  });

  it('is safe to open in a spreadsheet: nothing in it is a formula', async () => {
    const smid = newSmid();
    for (const [at, sign] of ['=', '+', '-', '@', '＝', '＋', '－', '＠'].entries()) {
      await arena.as.visitor.post(
        path,
        application({ surname: `${sign}HYPERLINK("http://e.example")`, club: signUpClubs[at] }),
      );
    }
    await arena.as.visitor.post(path, application({ smid, firstName: 'Ann, "Annie"', surname: 'Ñandú' }));
    const response = await arena.as.admin.get(`${path}?format=csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="club-signups.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = String(response.body);
    expect(text).toContain('Club,First name,Surname,SMID,Signed up');
    expect(text).toContain(`Netball,"Ann, ""Annie""",Ñandú,${smid},`);
    expect(text).not.toMatch(/(^|[,\n\r]|")[=+\-@＝＋－＠]/m);
    expect(text.match(/'[=+\-@＝＋－＠]HYPERLINK/g)).toHaveLength(8);
  });

  it('is the only place with SMIDs: the audit log has none, and records who took the spreadsheet', async () => {
    const { smid } = application();
    await arena.as.visitor.post(path, application({ smid }));
    await arena.as.admin.get(`${path}?format=csv`);
    const lines = await arena.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(lines)).not.toContain(smid);
    expect(lines).toContainEqual(expect.objectContaining({ act: 'club-signups.export', actor: 'naledi' }));
  });

  it('can be cleared one by one, and sent again; the audit log names nobody', async () => {
    const sent = application();
    await arena.as.visitor.post(path, sent);
    const id = (await listed()).find(({ smid }) => smid === sent.smid)?.id;
    const deleted = await arena.as.adminWithWindow.delete(`${path}/${id}`);
    expect(deleted).toMatchObject({ status: 200, body: { ok: true } });
    expect((await listed()).map(({ smid }) => smid)).not.toContain(sent.smid);
    expect((await arena.as.adminWithWindow.delete(`${path}/${id}`)).status).toBe(404);
    const lines = await arena.db.selectFrom('audit_log').selectAll().where('act', '=', 'club-signup.delete').execute();
    expect(lines.at(-1)).toMatchObject({ subject: `club-signup:${id}`, detail: JSON.stringify({ club: 'Netball' }) });
    await arena.as.visitor.post(path, sent);
    expect((await listed())[0]).toMatchObject(sent);
  });

  it('forgets after a year', async () => {
    const { smid } = application();
    await arena.as.visitor.post(path, application({ smid }));
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await sweepSignUps(arena.db, inDays(364));
    expect((await listed()).map((row) => row.smid)).toContain(smid);
    await sweepSignUps(arena.db, inDays(366));
    expect(await listed()).toEqual([]);
  });
});

/** All that a response reveals, except its time and its number. */
function revealedBy({ status, body, headers }: TestResponse) {
  const visibleHeaders = [...headers].filter(([name]) => !['date', 'x-request-id', 'x-change'].includes(name));
  return { status, body, headers: visibleHeaders, hasChange: headers.has('x-change') };
}
