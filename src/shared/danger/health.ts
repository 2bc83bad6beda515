import { phrases } from './phrases.ts';

export const pregnancy = phrases(String.raw`
    pregnan\w*|\w*zithwel[ae]|(?:weke|maande) (?:ver|heen) (?:met|swanger)|\w*khulelw\w*|(?:ngi|ndi)?nzima (?:\w+ )?\w*nyanga
    (?:pregnancy |home )test (?:\w+ ){0,3}positive|preggo|preggers|preggy|pregers|prego|prenatal|antenatal|postnatal|post ?partum|miscarr\w*|abortion
    aborted|trimester|midwife
    gestation\w*|ectopic|morning after pill|plan b pill|unborn
    (?:expecting|having|carrying|going to have|about to have) (?:a |our |my |his )?(?:baby|child|twins|first child)(?! (?:shower|sitter|photos))
    expecting(?= (?:in|since|and (?:want|still|train|can)|mother|mom|this (?:year|december)|for \d)| $)|(?:baby|child) (?:is )?(?:on the way|bump)
    baby ?bump|in my (?:first|second|third) trimester|(?:weeks|months) (?:along|preg)|due date (?:is|in)(?= .*(?:baby|birth))|gave birth|given birth
    had (?:a|my|our|the|another) (?:baby|twins|c section|caesar\w*)(?= (?:\w+ ){0,4}ago)
    after (?:giving )?birth|knocked me up|(?:missed|late|skipped|no) (?:my )?periods?(?! (?:class|one|of play))|period is (?:\w+ )?late
    breast ?feeding|breastfeed\w*|with child|eating for two
    swanger\w*|verwag (?:n )?(?:baba|kind|tweeling)|ek verwag(?= (?:kan|mag|en|al|oor|in)| $)|miskraam|aborsie|borsvoed\w*
    (?:ngi|ndi|u|ngi sa|ndi sa|o|be|se ngi|sengi|sendi)?khulelw\w*|\w*khulelwe\w*|ukukhulelwa|nzima(?= (?:inyanga|izinyanga|iinyanga|ezi))|ngimithi
    ndimithi|\w*mithi(?= (?:inyanga|izinyanga|iinyanga|futhi|kodwa|ndi|ngi)| $)|ndikhawulelwe|ngihushule isisu|ukuhushula isisu|ukuqhomfa|ndiqhomfe
    moimana|ke imme|ke (?:ya )?imile|ke emere|boimana|ho ntsha mpa|ntshitse mpa|ke na le mpa|imme(?= (?:kgwedi|dikgwedi|ke)| $)|imere
`);

/** Medicines, their doses and what goes with them: questions for a doctor or pharmacist. */
export const medicines = phrases(String.raw`
    (?:medications?|medicat\w+|meds|medicines?|prescription\w*|prescribed|antidepressants?|anti depressants?|ssris?|antibiotics?|painkillers?|
      pain ?killers?|sleeping (?:pills?|tablets?)|steroids?|anabolic\w*|insulin|metformin|ritalin|concerta|adderall|xanax|valium|codeine|tramadol|
      morphine|lithium|prozac|fluoxetine|sertraline|zoloft|citalopram|lexapro|cipralex|arvs?|antiretrovirals?|prep pills?|chemo\w*|beta ?blockers?|
      blood thinners?|warfarin|inhaler|ventolin|cortisone|prednisone|contraceptives?|birth control|the pill|antihistamines?|ibuprofen|nurofen|
      panados?|paracetamol|aspirin|disprin|myprodol|grandpa powders?|voltaren|diclofenac|stilpane|sarms|trenbolone|
      testosterone injections?|hgh|epo|roaccutane|accutane|modafinil|dosage|dosing|mg of|milligrams?|stilnox|mybulen|adcodol|cough syrup|
      lean and|benylin|viagra|allergex)
    (?:tablets?|pills?|capsules?|doses?) & (?:take|takes|taking|took|taken|drink|drinking|swallow\w*|my|her|his|stop\w*|skip\w*|mix\w*|how many|how much|can i|should i|is it|safe|prescri\w+|doctor|double\w*|missed|forgot|sleeping|diet|pain|heart|weight|slimming|iron|water|stress|blood|sugar|too many|ran out|on|before|after|give|gave|high|low|share|buy|without|better|need|which|for|help)
    (?:bloedverdunners?|antidepressante?|hartpille|bloeddrukpille|kalmeermiddels?|pille|pilletjies?|tablette|medisyne|medikasie|antibiotika|
      pynstillers?|slaappille|voorskrif|pynpille|insulien|steroiede)
    (?:umuthi|imithi|amaphilisi|iphilisi|ipilisi|iipilisi|amapilisi|amayeza|iyeza|umthi(?= )|imuthi|amathebhulethi|iitablets|amathablethi|
      ipilisi)(?! (?:wokuwina|welanga))
    (?:dipilisi|pilisi|meriana|moriana|sehlare|ditlhare|dihlare|setlhare|dithethefatsi)
`);

/** Weight loss or gain in an unsafely short time. */
export const hurriedWeight = phrases(String.raw`
    (?:lose|losing|drop|dropping|shed|shedding|cut|cutting|burn|get rid of|gain|gaining|put on|verloor|afval|gewig|nciph\w*|ehlis\w*|theob\w*|
      lahleh\w*|fokotsa) (?:\w+ ){0,3}(?:overnight|by tomorrow|in a day|in one day|in 24 hours|in (?:\d+ )?hours)
    (?:weight|kg|lbs|fat) (?:\w+ ){0,3}(?:overnight|by tomorrow|in (?:a|one|1|2|two) days?|in 24 hours)
    (?:lose|losing|drop|dropping|cut|shed|burn) (?:all|half) (?:my |of my )?(?:body )?(?:weight|fat) (?:\w+ )?(?:in|by|before)
    (?:dehydrate|dehydrating|sauna suit|spit|spitting|sweat suit) (?:\w+ ){0,4}(?:make|weight|weigh|cut|lose)
`);

/** To lose or gain more kilograms a week than this is unsafe; doctors advise half a kilogram to one. */
const mostKgInWeek = 2;

const weeksIn: Readonly<Record<string, number>> = {
  day: 1 / 7,
  days: 1 / 7,
  dag: 1 / 7,
  dae: 1 / 7,
  izinsuku: 1 / 7,
  iintsuku: 1 / 7,
  matsatsi: 1 / 7,
  week: 1,
  ngesonto: 1,
  isonto: 1,
  amasonto: 1,
  weeks: 1,
  wk: 1,
  wks: 1,
  weke: 1,
  iviki: 1,
  amaviki: 1,
  evikini: 1,
  veki: 1,
  iveki: 1,
  beke: 1,
  dibeke: 1,
  weekend: 0.3,
  fortnight: 2,
  month: 4.3,
  months: 4.3,
  maand: 4.3,
  maande: 4.3,
  inyanga: 4.3,
  izinyanga: 4.3,
  iinyanga: 4.3,
  kgwedi: 4.3,
  dikgwedi: 4.3,
  ngosuku: 1 / 7,
  ngeviki: 1,
  ngeveki: 1,
  ngenyanga: 4.3,
  monday: 0.7,
  tuesday: 0.7,
  wednesday: 0.7,
  thursday: 0.7,
  friday: 0.7,
  saturday: 0.7,
  sunday: 0.7,
  tomorrow: 1 / 7,
  vrydag: 0.7,
};
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  n: 1,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  next: 1,
  this: 1,
  een: 1,
  twee: 2,
  drie: 3,
  tien: 10,
};
const amount = String.raw`(\d+(?:\.\d+)?|${Object.keys(counts).join('|')})`;
const period = Object.keys(weeksIn).join('|');
const amountThenTime = new RegExp(
  String.raw` ${amount} (kg|lbs|kilo|ikg) (?:\w+ ){0,5}?(?:${amount} )?(?:\w+ )?(${period})(?= )`,
  'g',
);
const fromTo = new RegExp(
  String.raw` (\d+)(?: kg)? (?:to|down to|tot|na|ukuya ku|ho ya ho) (\d+)(?: kg)? (?:\w+ ){0,4}?(?:${amount} )?(${period})(?= )`,
);
const timeThenAmount = new RegExp(String.raw` (?:${amount} )?(${period}) (?:\w+ ){0,6}?${amount} (kg|lbs)(?= )`, 'g');
const isAboutWeight =
  / (?:los\w*|drop\w*|shed\w*|cut\w*|gain\w*|put on|burn\w*|slim\w*|down|lighter|thinner|weigh\w*|fat|diet|rid|verloor|afval|val|maer\w*|nciph\w*|ukunciph\w*|\w*hlis\w*|theol\w*|theob\w*|fokots\w*|\w*lahlekelwa|\w*ehla|(?:uku|ndi|ku)hla|otile|ota|ho ota|bitya\w*|\w*zaca|remove|reduce|less|quick\w*|fast)(?= )/;
/** A text that is only '20 kg in a week'. */
const isNothingElse = /^ \d+(?:\.\d+)? (?:kg|lbs) (?:in|by|a|per|before) (?:\w+ ){1,2}$/;
const isLifted =
  / (?:bench\w*|squat\w*|deadlift\w*|press\w*|lift\w*|curl\w*|row\w*|bar|barbell|dumbbells?|kettlebell|plates?|weights?|clean|snatch|1rm|max|rice|maize|cement)(?= )/;

/** Whether a text is about losing or gaining weight faster than is safe: '20 kg in a week', '10 kg by Friday'. */
export function isHurriedWeight(plain: string): boolean {
  if (hurriedWeight.some((rule) => rule.test(plain))) return true;
  if (isLifted.test(plain) || !(isAboutWeight.test(plain) || isNothingElse.test(plain) || / from \d+ kg /.test(plain)))
    return false;
  const [, from, to, many, time] = fromTo.exec(plain) ?? [];
  if (from && to && isHurried(Math.abs(Number(from) - Number(to)), many, time)) return true;
  const thens = [...plain.matchAll(amountThenTime)].map(([, kg, unit, many, time]) => ({ kg, unit, many, time }));
  const firsts = [...plain.matchAll(timeThenAmount)].map(([, many, time, kg, unit]) => ({ kg, unit, many, time }));
  return [...thens, ...firsts].some(({ kg, unit, many, time }) =>
    isHurried(numberOf(kg ?? '0') * (unit === 'lbs' ? 0.45 : 1), many, time),
  );
}

function isHurried(kilograms: number, many: string | undefined, time: string | undefined): boolean {
  const weeks = Math.max(1 / 7, numberOf(many ?? '1') * (weeksIn[time ?? ''] ?? 1));
  return kilograms >= 3 && kilograms / Math.max(weeks, 0.5) > mostKgInWeek;
}

const numberOf = (word: string): number => counts[word] ?? (Number(word) || 0);
