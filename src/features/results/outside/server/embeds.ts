import type { Game } from '#features/competition/games/contract.ts';
import { describeWhole } from '#features/competition/games/whole-result-rules.ts';
import { columnsFor } from '#features/results/standings/column-rules.ts';
import type { StandingsRow } from '#features/results/standings/contract.ts';
import { readStandings } from '#features/results/standings/server/queries.ts';
import { visitor } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { escaped } from '#server/http/pages/markup.ts';
import { fixtureText, momentText } from '#shared/notation.ts';
import { wallsIn } from '#shared/time-zone.ts';
import type { EmbedKind, EmbedQuery } from '../rules.ts';
import { listLive, listNext } from './queries.ts';

interface Asked {
  db: Database;
  query: EmbedQuery;
  timeZone: string;
  now: Date;
}

/** What stands in the frame; the body is escaped. */
interface Shown {
  title: string;
  body: string;
}

export const embeds: Readonly<Record<EmbedKind, (asked: Asked) => Promise<Shown>>> = {
  standings: async ({ db, query: { competitionId, sportId } }) => {
    const table = await readStandings(db, visitor, { competitionId, sportId });
    if (!table.sport) return { title: 'Table', body: nothing('No table yet.') };
    const title = `${table.sport.name}: ${table.competition?.name ?? table.season}`;
    const columns = (rows: readonly StandingsRow[]) => columnsFor(rows, table.columns);
    const write = (rows: readonly StandingsRow[], name: string) => writeTable(rows, columns(rows), name);
    const groups = table.groups.map(({ name, rows }) => `<h2>${escaped(name)}</h2>${write(rows, name)}`);
    if (table.rows.length === 0) return { title, body: nothing('No table yet.') };
    return { title, body: groups.length > 0 ? groups.join('') : write(table.rows, title) };
  },
  games: async ({ db, query, timeZone, now }) => {
    const toWall = wallsIn(timeZone);
    const games = await listNext(db, query, now);
    const items = games.map((game) => {
      const when = game.dateTime === null ? '' : momentText(toWall(game.dateTime), toWall(now.toISOString()));
      const where = [when, game.location, game.sport.name].filter(Boolean).join(' · ');
      return `<li><strong>${escaped(fixtureText(game.homeTeam.name, game.awayTeam.name))}</strong><span>${escaped(where)}</span></li>`;
    });
    return { title: 'Next games', body: listOr(items, 'No games planned.') };
  },
  live: async ({ db, query }) => {
    const games = await listLive(db, query);
    return { title: 'Live scores', body: listOr(games.map(writeLive), 'No game is live right now.') };
  },
};

const nothing = (text: string): string => `<p>${escaped(text)}</p>`;

const listOr = (items: readonly string[], none: string): string =>
  items.length === 0 ? nothing(none) : `<ul>${items.join('')}</ul>`;

function writeLive(game: Game): string {
  const side = (name: string, score: number | null) => `<strong>${escaped(name)}</strong><b>${score ?? 0}</b>`;
  const state = ['LIVE', game.period?.title, game.sport.name].filter((part) => part !== undefined);
  return `<li><div class="score" role="group" aria-label="${escaped(describeWhole(game))}">${side(game.homeTeam.name, game.homeScore)}${side(game.awayTeam.name, game.awayScore)}</div><span><span class="live">${state[0]}</span> ${escaped(state.slice(1).join(' · '))}</span></li>`;
}

function writeTable(rows: readonly StandingsRow[], columns: ReturnType<typeof columnsFor>, name: string): string {
  const heads = columns.map(
    ([short, label]) => `<th scope="col"><abbr title="${escaped(label)}">${escaped(short)}</abbr></th>`,
  );
  const lines = rows.map((row) => {
    const cells = columns.map(([, , value]) => `<td>${escaped(String(value(row)))}</td>`).join('');
    return `<tr><td>${row.position}</td><th scope="row">${escaped(row.team.name)}</th><td class="points">${row.points}</td>${cells}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(name)}"><table><thead><tr><th scope="col">#</th><th scope="col">Team</th><th scope="col"><abbr title="Points">Pts</abbr></th>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}
