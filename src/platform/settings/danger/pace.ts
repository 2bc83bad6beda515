/** Kilograms in a week that doctors advise against. */
const mostKgInWeek = 2;

/** How fast a text wants to lose or gain weight, by its numbers: '20 kg in a week' is hurried. Null without both. */
export function paceIn(words: readonly string[]): 'hurried' | 'unhurried' | null {
  const kilograms = kilogramsIn(words);
  const weeks = weeksIn(words);
  if (kilograms === null || weeks === null || kilograms < 2) return null;
  return kilograms / Math.max(weeks, 0.5) > mostKgInWeek ? 'hurried' : 'unhurried';
}

function kilogramsIn(words: readonly string[]): number | null {
  const unitAt = words.findIndex((word) => word in kilogramsByUnit);
  if (unitAt === -1) return null;
  const [last, before] = [numberIn(words[unitAt - 1]), numberIn(words[unitAt - 3])];
  // 'from 90 to 75 kg'
  const amount = last !== null && before !== null && before > last && before > 40 ? before - last : last;
  return amount === null ? null : amount * (kilogramsByUnit[words[unitAt] ?? ''] ?? 1);
}

function weeksIn(words: readonly string[]): number | null {
  const at = words.findIndex((word) => word in weeksByUnit);
  if (at === -1) return null;
  const counted = numberIn(words[at - 1]) ?? numberIn(words[at + 1]) ?? numberIn(words[at + 3]) ?? 1;
  return (weeksByUnit[words[at] ?? ''] ?? 1) * counted;
}

const kilogramsByUnit: Readonly<Record<string, number>> = {
  ...{ kg: 1, kgs: 1, kgz: 1, kilo: 1, kilos: 1, kilogram: 1, kilograms: 1, lbs: 0.45, lb: 0.45, pounds: 0.45 },
  ...{ amakhilo: 1, ikhilo: 1, iikhilo: 1, dikilo: 1, stone: 6.35 },
};

const [day, week, month] = [1 / 7, 1, 4.3];
const weeksByUnit: Readonly<Record<string, number>> = {
  ...{ day, days: day, dayz: day, week, weeks: week, wk: week, wks: week, month, months: month, year: 52, years: 52 },
  ...{ overnight: day, tomorrow: day, tonight: day, fortnight: 2 },
  ...{ friday: week, saturday: week, sunday: week, monday: week, tuesday: week, thursday: week, weekend: week },
  ...{
    dag: day,
    dae: day,
    weke: week,
    maand: month,
    maande: month,
    jaar: 52,
    oornag: day,
    vrydag: week,
    saterdag: week,
  },
  ...{ ngosuku: day, izinsuku: day, ngezinsuku: day, ngesonto: week, amasonto: week, ngamasonto: week },
  ...{ ngenyanga: month, izinyanga: month, ngezinyanga: month, iintsuku: day, kwiintsuku: day, ngeveki: week },
  ...{ iiveki: week, kwiiveki: week, kwiveki: week, kwiinyanga: month, letsatsi: day, matsatsi: day, malatsi: day },
  ...{ beke: week, bekeng: week, dibeke: week, dibekeng: week, kgwedi: month, kgweding: month, dikgwedi: month },
};

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const otherNumbers: Readonly<Record<string, number>> = {
  ...{ fifteen: 15, twenty: 20, thirty: 30, een: 1, twee: 2, drie: 3, vier: 4, vyf: 5, ses: 6, tien: 10 },
  ...{ amabili: 2, amathathu: 3, ayishumi: 10, ezimbini: 2, ezintathu: 3, ezilishumi: 10, tse: 1, leshome: 10 },
  ...{ eyodwa: 1, ayisithupha: 6, eziyisithupha: 6, ezintandathu: 6, tsheletseng: 6, thataro: 6, pedi: 2, tharo: 3 },
};

function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null;
  const digits = Number(word.replace('·', '.'));
  if (word !== '' && Number.isFinite(digits)) return digits;
  return numbers.includes(word) ? numbers.indexOf(word) : (otherNumbers[word] ?? null);
}
