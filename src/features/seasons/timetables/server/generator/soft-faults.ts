import { sidesOf } from './build-games.ts';
import type { Game, Model, Place, Team } from './model.ts';

/** What would be unwelcome about a game at a place, in sentences. */
export function softFaultsAt(model: Model, game: Game, place: Place): string[] {
  return sidesOf(game).flatMap((team) => [
    ...closeGames(team, place, team === game.home),
    ...sharedPlayers(team, place, game),
    ...(model.weights.gamesPlayedDifference > 0 ? offPace(team, place) : []),
    ...(model.weights.slotFairness > 0 ? oneSided(team, place) : []),
  ]);
}

function closeGames(team: Team, { day }: Place, isHome: boolean): string[] {
  const full = team.windows.filter(({ side, days, most, isHard }) => {
    if (isHard || side === (isHome ? 'away' : 'home')) return false;
    const counted = team.games.filter((other) => side === 'either' || (side === 'home') === (other.home === team));
    const played = counted.map((other) => other.place?.day ?? 0);
    return Array.from({ length: days }, (_, before) => day - before).some(
      (first) => played.filter((on) => first <= on && on < first + days).length >= most,
    );
  });
  const shortest = full.sort((a, b) => a.days - b.days)[0];
  return shortest ? [`${team.name} would play ${shortest.most + 1} games within ${shortest.days} days`] : [];
}

function sharedPlayers(team: Team, place: Place, game: Game): string[] {
  return team.partners.flatMap(({ team: partner, players }) => {
    const isAtOnce = partner.games.some(
      (other) =>
        other !== game && other.place !== null && other.place.start < place.end && place.start < other.place.end,
    );
    const count = players === 1 ? 'a player' : `${players} players`;
    return players !== null && isAtOnce
      ? [`${team.name} and ${partner.name} share ${count}, and would play at the same time`]
      : [];
  });
}

function offPace({ name, games, pace }: Team, { day }: Place): string[] {
  const before = games.filter((other) => (other.place?.day ?? 0) <= day).length;
  const off = before + 0.5 - (pace[day] ?? 0);
  if (Math.abs(off) < 2) return [];
  const count = Math.floor(Math.abs(off));
  const by = count === 1 ? 'a game' : `${count} games`;
  return [off > 0 ? `${name} would be ${by} ahead of the others` : `${name} would be ${by} behind the others`];
}

function oneSided({ name, late, early, games }: Team, { isLate, isEarly }: Place): string[] {
  const [count, word] = isLate ? [late, 'late'] : isEarly ? [early, 'early'] : [0, ''];
  return word !== '' && count >= 2 && count * 2 > games.length ? [`${name} has ${count} ${word} slots already`] : [];
}
