import { munkres } from 'munkres';
import { bestPlace } from './first-plan.ts';
import { bestOfDay, type Choice } from './insertion.ts';
import type { Game, Model, Team } from './model.ts';
import type { Random } from './random.ts';
import type { Trial } from './trial.ts';

const maxGames = 24;

/**
 * Takes out a team's home games, or all of its games where courts are neutral, and puts them back by an assignment of
 * games to days: Van Bulck, Goossens and Spieksma, "Scheduling a non-professional indoor football league" (2019).
 */
export function reseat(model: Model, random: Random, team: Team, side: 'home' | 'either', trial: Trial): void {
  const own = team.games.filter((game) => !game.isFixed && (side === 'either' || game.home === team));
  const waiting = model.games.filter((game) => !game.place && game.home === team);
  const games = random.shuffled([...waiting, ...own]).slice(0, maxGames);
  if (games.length === 0) return;
  for (const game of games) trial.take(game);
  const days = [...new Set(games.flatMap((game) => game.days.map(({ day }) => day)))];
  const column = new Map(days.map((day, at) => [day, at]));
  const choices = games.map((game) => {
    const row = new Array<Choice | null>(days.length).fill(null);
    for (const onDay of game.days) {
      row[column.get(onDay.day) ?? 0] = bestOfDay(model, game, onDay, Number.POSITIVE_INFINITY);
    }
    return row;
  });
  const impossible = model.weights.unplaced * 4;
  const costs = choices.map((row) => [
    ...row.map((choice) => (choice ? Math.min(choice.cost, impossible) : impossible)),
    ...games.map(() => model.weights.unplaced),
  ]);
  const left: Game[] = [];
  for (const [row, day] of munkres(costs)) {
    const [game, choice] = [games[row], choices[row]?.[day]];
    if (!game) continue;
    // Games of the same team on days too close to each other: the later one is put elsewhere.
    const now = choice ? bestOfDay(model, game, dayWith(game, choice.place.day), Number.POSITIVE_INFINITY) : null;
    if (now) trial.put(game, now.place, now.cost);
    else left.push(game);
  }
  for (const game of left) {
    const best = bestPlace(model, game);
    if (best) trial.put(game, best.place, best.cost);
  }
}

const dayWith = (game: Game, day: number) => game.days.find((one) => one.day === day) ?? { day, places: [] };
