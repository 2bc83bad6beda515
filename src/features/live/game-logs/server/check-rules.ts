import { sides } from '#features/results/box-scores/rules.ts';
import type { Counts, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { inText, listParts } from '#features/teams/sports/rules.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { scorePair } from '#shared/notation.ts';
import type { PressedEvent } from '../../live-games/contract.ts';
import { isWalkOn } from '../../live-games/walk-on-rules.ts';
import type { GameLog, LoggedLine, Outcome } from './game-log.ts';
import { addUp, definitionOf } from './rules.ts';

/** Whatever of a log does not follow from its own events, one sentence each without a full stop; empty if all does. */
export function findFaults(log: GameLog): string[] {
  const definition = definitionOf(log);
  return [...findLooseEnds(definition, log), ...compareOutcomes(definition, log)];
}

/** How what the log states differs from what its events come to by this definition. */
export function compareOutcomes(definition: SportDefinition, log: GameLog): string[] {
  const { outcome: stated } = log;
  const made = addUp(definition, log);
  const { home, away } = stated.score;
  return [
    ...differing('The score is', stated.score, made.score, () => [
      scorePair(home, away),
      scorePair(made.score.home, made.score.away),
    ]),
    ...differing('The shoot-out is', stated.shootout, made.shootout, pairTexts),
    ...comparePeriods(stated.periods, made.periods),
    ...differing('The innings are', stated.innings, made.innings, (...both) => both.map(inningsText)),
    ...compareLines(definition, log, made.boxScore.lines),
    ...sides.flatMap((side) => {
      const name = `${log.game[side].name} as a team`;
      return compareCounts(definition, name, stated.boxScore.teams[side], made.boxScore.teams[side]);
    }),
  ];
}

function differing<Value>(
  is: string,
  stated: Value,
  made: Value,
  texts: (stated: Value, made: Value) => (string | undefined)[],
): string[] {
  if (isDeepEqual(stated, made)) return [];
  const [statedText, madeText] = texts(stated, made);
  return [`${is} ${statedText}, and the events give ${madeText}`];
}

const pairTexts = (...both: (Outcome['shootout'] | undefined)[]) =>
  both.map((score) => (score ? scorePair(score.home, score.away) : 'none'));

const inningsText = (innings: Outcome['innings']) =>
  innings?.map(({ side, wickets, balls }) => `${side} ${wickets} wickets in ${balls} balls`).join(', ') || 'none';

const comparePeriods = (stated: Outcome['periods'], made: Outcome['periods']): string[] =>
  Array.from({ length: Math.max(stated.length, made.length) }, (_, at) => at).flatMap((at) => {
    const texts = [stated[at], made[at]].map((pair) => (pair ? scorePair(...pair) : 'nothing'));
    return differing(`Period ${at + 1} ended`, stated[at], made[at], () => texts);
  });

function compareLines(definition: SportDefinition, log: GameLog, made: readonly LoggedLine[]): string[] {
  const stated = new Map(log.outcome.boxScore.lines.map((line) => [line.playerId, line]));
  const built = new Map(made.map((line) => [line.playerId, line]));
  const names = new Map(log.players.map(({ id, name }) => [id, name]));
  return [...new Set([...stated.keys(), ...built.keys()])].flatMap((id) => {
    const name = names.get(id) ?? `Walk-on ${id}`;
    const [is, gives] = [stated.get(id), built.get(id)];
    if (!is) return [`${name} has no line in the box score, and the events give one`];
    if (!gives) return [`${name} has a line in the box score, and the events give none`];
    const facts = ({ side, didNotPlay, note }: LoggedLine) =>
      [`${side} side`, didNotPlay ? 'did not play' : 'played', note].filter(Boolean).join(', ');
    return [
      ...differing(`The line of ${name} says`, facts(is), facts(gives), (...both) => both),
      ...compareCounts(definition, name, is.stats, gives.stats),
    ];
  });
}

function compareCounts(definition: SportDefinition, name: string, stated: Counts, made: Counts): string[] {
  const labels = new Map(definition.statistics.flatMap(listParts).map(({ key, label }) => [key, inText(label)]));
  return [...new Set([...Object.keys(stated), ...Object.keys(made)])].flatMap((key) => {
    const [is, gives] = [stated[key] ?? 0, made[key] ?? 0];
    return is === gives ? [] : [`${name} has ${is} ${labels.get(key) ?? key}, and the events give ${gives}`];
  });
}

/** Events and lines that name what is not in the file. */
function findLooseEnds(definition: SportDefinition, { events, players, outcome, typed }: GameLog): string[] {
  const known = new Set(players.map(({ id }) => id));
  const taps = new Set(definition.taps.map(({ key }) => key));
  const first = new Map<string, number>();
  const ofEvents = events.flatMap((event, at) => {
    const place = `Event ${at + 1} (${event.kind})`;
    const earlier = first.get(event.id);
    first.set(event.id, earlier ?? at + 1);
    return [
      ...(earlier === undefined ? [] : [`${place} has the id of event ${earlier}`]),
      ...('tap' in event && !taps.has(event.tap)
        ? [`${place} is of “${event.tap}”, which this sport has no tap for`]
        : []),
      ...peopleIn(event)
        .filter((id) => !isWalkOn(id) && !known.has(id))
        .map((id) => `${place} names player ${id}, who is not among the players`),
    ];
  });
  const named = [...outcome.boxScore.lines, ...typed.boxScore].flatMap(({ playerId }) => playerId ?? []);
  const lost = [...new Set(named)].filter((id) => !isWalkOn(id) && !known.has(id));
  const twice = players.filter(({ id }, at) => players.findIndex((other) => other.id === id) < at);
  return [
    ...ofEvents,
    ...lost.map((id) => `The box score names player ${id}, who is not among the players`),
    ...twice.map(({ id }) => `Two players have the id ${id}`),
  ];
}

/** The players and walk-ons that an event names. */
export function peopleIn(event: PressedEvent): number[] {
  const named: unknown[] = ['playerId', 'otherPlayerId', 'fielderId'].map((name) => Reflect.get(event, name));
  return named.filter((id) => typeof id === 'number');
}
