import type { Absence, TimetableGame, TimetableQuestion, TimetableTeam } from '../contract.ts';

const firstDay = Date.UTC(2026, 8, 1);
const dayText = (day: number) => new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);

export interface AmateurLeague {
  seed: number;
  teams: number;
  days: number;
  /** How many evenings each team has its hall, at least and at most. */
  homeDays: [number, number];
  /** How many days on which it cannot play at all. */
  absences: [number, number];
}

/**
 * An indoor league of friends as Van Bulck, Goossens and Spieksma (2019) describe them: each team has a hall on some
 * evenings, mostly the same weekday, and is away for exams and holidays; at most two games in four days, and as few close
 * ones as can be; two months between two games of the same teams.
 */
export function makeAmateurLeague({ seed, teams: count, days, homeDays, absences }: AmateurLeague): TimetableQuestion {
  const random = randomFrom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const ids = Array.from({ length: count }, (_, at) => `t${at}`);
  const evenings = ids.map(() => {
    const weekday = between(0, 6);
    const all = Array.from({ length: days }, (_, day) => day).filter((day) => day % 7 === weekday);
    return pick(all, Math.min(all.length, between(...homeDays)), random);
  });
  const teams = ids.map((id): TimetableTeam => {
    const away: Absence[] = [];
    for (let left = between(...absences); left > 0; ) {
      const [from, long] = [between(0, days - 1), Math.min(left, between(1, 14))];
      away.push({ from: dayText(from), until: dayText(Math.min(days - 1, from + long - 1)) });
      left -= long;
    }
    return { id, name: `Friends of ${id}`, absences: away };
  });
  const pairs = ids.flatMap((home) => ids.filter((away) => away !== home).map((away) => ({ home, away })));
  const window = { teams: [], side: 'either' as const, isHard: false };
  return {
    name: `Amateurs ${seed}`,
    firstDay: dayText(0),
    lastDay: dayText(days - 1),
    teams,
    courts: ids.map((id) => ({ id, venue: `Hall of ${id}`, name: 'Court 1' })),
    slots: ids.flatMap((court, at) =>
      (evenings[at] ?? []).map((day) => ({ court, day: dayText(day), from: '20:00', minutes: 60 })),
    ),
    competitions: [
      {
        id: 'league',
        name: 'League',
        restDays: 0,
        gamesPerDay: 1,
        gamesPerWeek: null,
        daysBetweenReturns: 60,
        breakMinutes: 0,
      },
    ],
    games: pairs.map(
      ({ home, away }): TimetableGame => ({
        id: `${home} ${away}`,
        competition: 'league',
        home: { team: home },
        away: { team: away },
        group: null,
        round: null,
        stage: 1,
        minutes: 60,
        courts: [home],
      }),
    ),
    windows: [
      { ...window, days: 4, most: 2, penalty: 1, isHard: true },
      { ...window, days: 2, most: 1, penalty: 5 },
      { ...window, days: 3, most: 1, penalty: 1 },
      { ...window, days: 4, most: 1, penalty: 1 },
    ],
    together: [],
    busy: [],
    daysOff: [],
    weights: {
      unplaced: 1000,
      closeGame: 1,
      gamesPlayedDifference: 0,
      restDifference: 0,
      homeAway: 0,
      slotFairness: 0,
    },
  };
}

function pick<T>(items: readonly T[], count: number, random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
