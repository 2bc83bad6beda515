import { UnusableSheet } from '#platform/spreadsheets/server/sheet/sheet.ts';
import type { Absence, Court, Slot, TimetableQuestion } from '../../../contract.ts';
import type { ReadQuestion } from '../read-question.ts';
import { UnreadableQuestion } from '../unreadable.ts';
import { type RobinXRules, readConstraints } from './constraints.ts';
import { type Element, findAll, readElements } from './elements.ts';
import { readGames } from './games.ts';
import { type RobinXResources, readResources } from './resources.ts';

const dayMs = 86_400_000;

/** A Monday: RobinX counts slots, and gives them no date. */
const otherwiseFrom = '2026-08-31';

/**
 * An instance in the RobinX format (Van Bulck, Goossens, Schönberger and Guajardo 2020). Each slot is a day, on which each
 * hall holds one game.
 */
export function readRobinX(xml: string, firstDay = otherwiseFrom): ReadQuestion {
  const root = elementsOf(xml);
  const [instance] = findAll(root, 'Instance');
  if (!instance) throw new UnreadableQuestion('This XML is not a RobinX instance: it has no element Instance');
  const notes: string[] = [];
  const note = (text: string) => {
    if (!notes.includes(text)) notes.push(text);
  };
  for (const child of instance.children) if (!sections.has(child.name)) note(`${child.name} is not read`);
  const resources = readResources(instance);
  if (resources.teams.length === 0 || resources.slots.length === 0) {
    throw new UnreadableQuestion('This RobinX instance has no teams, or no slots');
  }
  const constraints = findAll(instance, 'Constraints').flatMap(({ children }) =>
    children.flatMap((one) => one.children),
  );
  const rules = readConstraints({ ...instance, children: constraints }, resources, note);
  const dayText = (day: number) => new Date(Date.parse(firstDay) + day * dayMs).toISOString().slice(0, 10);
  const halls = hallsOf(resources, rules);
  const question: TimetableQuestion = {
    name: findAll(instance, 'InstanceName')[0]?.text || 'RobinX',
    firstDay: dayText(0),
    lastDay: dayText(resources.slots.length - 1),
    teams: resources.teams.map(({ id, name }) => ({ id, name, absences: absencesOf(rules, id, dayText) })),
    courts: halls.flatMap(({ courts }) => courts),
    slots: halls.flatMap((hall) => slotsOf(hall, rules, resources, dayText)),
    competitions: resources.leagues.map(({ id, name }) => ({
      id,
      name,
      restDays: 0,
      gamesPerDay: 1,
      gamesPerWeek: null,
      daysBetweenReturns: rules.daysBetweenReturns,
      breakMinutes: 0,
    })),
    games: readGames(instance, resources, note).map((game) => {
      const days = rules.between.get(game.id);
      const home = 'team' in game.home ? game.home.team : '';
      return {
        ...game,
        courts: halls.find(({ teams }) => teams.has(home))?.courts.map(({ id }) => id) ?? [],
        ...(days ? { between: { from: dayText(Math.min(...days)), until: dayText(Math.max(...days)) } } : {}),
      };
    }),
    windows: rules.windows,
    together: rules.together,
    busy: [],
    daysOff: [],
    weights: { ...robinXWeights, ...rules.weights },
  };
  return { question, notes, slotIds: resources.slots };
}

const sections = new Set(['MetaData', 'Structure', 'ObjectiveFunction', 'Data', 'Resources', 'Constraints']);

/** Its objective is the sum of the penalties, after the number of games without a slot. */
const robinXWeights = {
  unplaced: 10_000,
  closeGame: 1,
  gamesPlayedDifference: 0,
  restDifference: 0,
  homeAway: 0,
  slotFairness: 0,
  sharedPlayers: 1,
  moved: 0,
};

function elementsOf(xml: string): Element {
  try {
    return readElements(xml);
  } catch (error) {
    if (error instanceof UnusableSheet)
      throw new UnreadableQuestion('This XML is damaged, or declares a document type');
    throw error;
  }
}

interface Hall {
  readonly teams: ReadonlySet<string>;
  readonly courts: readonly Court[];
}

/** Those that teams share, and one for each other team. */
function hallsOf({ teams }: RobinXResources, { halls }: RobinXRules): Hall[] {
  const shared = halls.map((hall, at): Hall => {
    const names = Array.from({ length: hall.courts }, (_, court) => `Court ${court + 1}`);
    const courts = names.map((name, court) => ({ id: `hall-${at}-${court}`, venue: `Hall ${at + 1}`, name }));
    return { teams: hall.teams, courts };
  });
  const alone = teams.filter(({ id }) => !halls.some((hall) => hall.teams.has(id)));
  return [
    ...shared,
    ...alone.map(({ id, name }) => ({
      teams: new Set([id]),
      courts: [{ id: `home-${id}`, venue: `Hall of ${name}`, name: 'Court 1' }],
    })),
  ];
}

/** On the days on which one of its teams can be at home. */
function slotsOf(
  { teams, courts }: Hall,
  { closed }: RobinXRules,
  { slots }: RobinXResources,
  dayText: (day: number) => string,
): Slot[] {
  const open = [...slots.keys()].filter((day) => [...teams].some((team) => !closed.get(team)?.home.has(day)));
  return courts.flatMap(({ id }) => open.map((day) => ({ court: id, day: dayText(day), from: '20:00', minutes: 60 })));
}

function absencesOf({ closed }: RobinXRules, team: string, dayText: (day: number) => string): Absence[] {
  const { home, away } = closed.get(team) ?? { home: new Set<number>(), away: new Set<number>() };
  const absences = (days: ReadonlySet<number>, side: 'home' | 'away') =>
    spansOf(days).map(([from, until]) => ({ from: dayText(from), until: dayText(until), side }));
  return [...absences(home, 'home'), ...absences(away, 'away')];
}

function spansOf(days: ReadonlySet<number>): [number, number][] {
  const spans: [number, number][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans;
}
