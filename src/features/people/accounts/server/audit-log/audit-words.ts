import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { NamedRows } from '#server/resources/resource-feature.ts';
import { dayText, momentText, spanText, timeText } from '#shared/notation.ts';
import { wallsIn } from '#shared/time-zone.ts';
import type { AuditLine } from '../../contract.ts';
import { describeAct, describeThing, humanise } from './act-words.ts';
import { fieldChanges, idsIn, nameIn, type Wording } from './field-changes.ts';

type Line = Row<'audit_log'>;

/** One person's taps on one game. */
export interface GameTaps {
  subject: string;
  actor: string;
  first: string;
  latest: string;
  count: number | string;
}

/** Adds the names of the rows that the lines mention, with one look-up for each kind, however many lines there are. */
export async function describeLines(
  db: Database,
  sources: readonly NamedRows[],
  lines: readonly Line[],
  grouped: readonly GameTaps[],
): Promise<AuditLine[]> {
  const told = lines.map((line) => ({ line, detail: line.detail === null ? null : JSON.parse(line.detail) }));
  const names = await findNames(
    db,
    sources,
    told.flatMap(({ line, detail }) => [...readSubject(line), ...readActor(line), ...idsIn(detail)]),
  );
  const times = timesIn((await readSettings(db)).timeZone);
  const getName: Wording['getName'] = (resourceName, id) => names.get(`${resourceName}:${id}`);
  return told.map(({ line, detail }) => {
    const { id, at, account_id: accountId, actor, act, subject } = line;
    const taps = grouped.find((group) => act === tapsAct && group.subject === subject && group.actor === actor);
    const subjectName = names.get(subject ?? '') ?? nameIn(detail);
    const thing = describeThing(subject, act === 'list.export' ? humanise(subject ?? '') : subjectName);
    return {
      id,
      at,
      accountId,
      actor,
      act,
      subject,
      subjectName,
      detail,
      actorName: names.get(`account:${accountId}`) ?? actor,
      said: taps ? `${describeAct(act, thing)}: ${describeTaps(taps, times)}` : describeAct(act, thing),
      changes: taps ? [] : fieldChanges(detail, { moment: times.moment, getName }),
    };
  });
}

const tapsAct = 'game.score';

/** For example '34 plays, 19:02–20:11'. */
function describeTaps({ first, latest, count }: GameTaps, { time, day }: Times): string {
  const many = Number(count) === 1 ? '1 play' : `${Number(count)} plays`;
  const isOneDay = day(first) === day(latest);
  if (!isOneDay) return `${many}, ${spanText(`${day(first)}, ${time(first)}`, `${day(latest)}, ${time(latest)}`)}`;
  return time(first) === time(latest) ? `${many}, ${time(first)}` : `${many}, ${spanText(time(first), time(latest))}`;
}

interface Named {
  resourceName: string;
  id: number;
}

function readSubject({ subject }: Line): Named[] {
  const [, resourceName = '', id] = /^([a-z-]+):(\d+)$/.exec(subject ?? '') ?? [];
  return id === undefined ? [] : [{ resourceName, id: Number(id) }];
}

const readActor = ({ account_id: id }: Line): Named[] => (id === null ? [] : [{ resourceName: 'account', id }]);

async function findNames(
  db: Database,
  sources: readonly NamedRows[],
  named: readonly Named[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [resourceName, all] of Map.groupBy(named, (one) => one.resourceName)) {
    const source = sources.find((one) => one.resourceName === resourceName);
    if (!source) continue;
    const found = await source.names(db, [...new Set(all.map(({ id }) => id))]);
    for (const [id, name] of found) names.set(`${resourceName}:${id}`, name);
  }
  return names;
}

interface Times {
  moment(instant: string): string;
  time(instant: string): string;
  day(instant: string): string;
}

/** In the village's time zone. */
function timesIn(timeZone: string): Times {
  const toWall = wallsIn(timeZone);
  return {
    moment: (instant) => momentText(toWall(instant)),
    time: (instant) => timeText(toWall(instant)),
    day: (instant) => dayText(toWall(instant)),
  };
}
