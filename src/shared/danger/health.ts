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

/** Eating disorders, and food withheld from oneself. */
export const eating = phrases(String.raw`
    anorexi\w*|bulimi\w*|eating disorder|pro ?ana|proana|thinspo|thinspiration|promia|pro mia
    binge (?:eating|and (?:purge|throw|vomit|starve)|purge|ate and threw)|binging and
    purg(?:e|ed|ing) (?:after|my (?:food|meals?|dinner|lunch)|food|everything|again|meals?|what|every|when)|(?:binge|starve) and purge|orthorexia
    ednos|body dysmorphia|(?:ana|mia) (?:tips|tricks|budd(?:y|ies)|diet)(?! (?:the|it|in|over|a)\b)
    (?:make|making|made|force|forcing|forced|get|getting) myself (?:to )?(?:\w+ )?(?:sick|vomit|throw up|puke|throw it up|be sick|barf|vomiting)
    bing(?:e|es|ed|ing|eing) (?:\w+ ){0,4}(?:throw|threw|vomit|puke|purge)\w*
    (?:only|just|nothing but|allow myself) (?:\w+ ){0,3}?(?:an|one|1|half an|a single) (?:apple|egg|banana|yoghurt|rice cake|meal) (?:a|per|each|
      every (?:second|other|two|three|2|3)) days?
    (?:not|wont|never|stop|stopped|no) (?:\w+ )?(?:eat|eating|food) (?:again )?(?:until|till|before) (?:i |im |my )(?:\w+ ){0,3}(?:kg|lbs|thin|skinny|
      size|weight|slim|lose|lost|fit into)
    feel(?:ing|s)? (?:\w+ )?(?:good|better|proud|happy|in control|strong|pretty|powerful|clean) (?:when|if|after|only when) (?:i )?(?:havent eaten|
      dont eat|starve|starving|skip|dont eat|didnt eat|empty|eat nothing)
    after (?:every|each|my) meals? (?:\w+ ){0,6}(?:toilet|bathroom|rid of it|purge|vomit|throw)
    spit (?:\w+ ){0,2}(?:my )?food (?:out )?(?:when|so|after|into)|spit out my food
    (?:leef|lewe) net op (?:koffie|water) (?:\w+ ){0,4}(?:maer|gewig|dun)|\w*hlanz\w* ukudla|\w*gabh\w* ukutya|\w*phalaz\w* ukudla
    throw up (?:my )?(?:dinner|lunch|supper|breakfast|food|meals?)|purging (?:at|every|in secret)|hid(?:e|ing) food (?:from|so)
    (?:braak|kots|gooi) (?:\w+ ){0,4}(?:kos|ete|aandete) (?:uit|op)
    (?:umunwe|iminwe|umnwe|monwana|menwana) (?:\w+ ){0,2}(?:emphinjeni|emlonyeni|emqaleni|emphimbeni|mometsong|qoqothong|hanong)
    maak (?:ek )?myself (?:\w+ )?(?:naar|siek|opgooi|kots|braak)|\w*vomit(?:a|e|isa)? (?:\w+ )?on purpose
    (?:vomit|throw up|puke|throw it up|throw (?:\w+ )?up|barf|spit out|fingers? down my throat|vomiting|puking|
      toothbrush) (?:\w+ ){0,3}(?:after (?:eating|meals?|i eat|every|dinner|lunch|food|each|supper|breakfast|ive eaten|i ate)|my (?:food|meals?|
      dinner|lunch)|what i (?:eat|ate)|on purpose|to (?:lose|stay|get|be) (?:weight|thin|skinny|slim)|everything i eat|whatever i eat)
    fingers? down my throat
    (?:after (?:eating|meals?|every meal|dinner|lunch)|when(?:ever)? i eat) (?:\w+ ){0,3}(?:vomit|throw up|puke|purge|throw it up|make myself)
    (?:laxatives?|diuretics?|water pills?|ipecac|diet pills?|slimming pills?|weight loss pills?|ozempic|fat burners? pills?|phentermine|clenbuterol|
      clen|appetite suppressants?|duromine|dnp)
    (?:havent|have not|not|hasnt|didnt|barely|hardly|stopped|never|wont|dont|refuse to|refusing to|quit|avoid|skip|skipping|no|without|
      only) (?:\w+ )?(?:eat|eaten|ate|eating|food|meals?|touched food) (?:\w+ )?(?:anything |food |a meal |at all |properly |proper |
      solid )?(?:\w+ )?(?:for|in|since|over) (?:the )?(?:last |past )?(?:\w+ )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|
      \d\d|couple of|few|several|many|some) )?(?:days|weeks?|a week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|a few days|
      whole week)
    (?:starv(?:e|es|ing|ed)) (?:myself|herself|himself|to (?:lose|get|be|look|stay)|until|for (?:\d+|two|three|a|days|weeks))|self starv\w+
    how (?:long|many days) (?:can|could|do|should|must) (?:i|you|someone|a person) (?:\w+ )?(?:go |last |survive |live |stay )?(?:without (?:eating|
      food)|not eat\w*|starve|fast without|on water)
    (?:how (?:to|do i|can i|could i)|want to|need to|tips to|ways to|help me|trick\w* to|going to|learn to|teach me to|wish i could|just|
      trying to) (?:\w+ )?(?:stop eating|not eat|starve|eat nothing|eat less than|stop being hungry|ignore (?:my )?hunger|suppress (?:my )?(?:hunger|
      appetite)|hide (?:that )?(?:im|i am|my|i dont|not) (?:\w+ )?(?:not |eat|eating|weight|food|starving|vomiting|purging)|survive on|skip (?:all|
      every) (?:my )?(?:meals?|food)|live on (?:water|air|coffee|ice)|quit eating|get anorex\w*|be (?:skinny|thin) (?:fast|bones|
      like a))(?! (?:so much|sugar|meat|junk|after (?:8|eight|nine)|late|at night|before (?:bed|training)|during|fast food|sweets|bread|carbs|out|
      chocolate|in class|snacks|chips))
    (?<!\d )(?:[1-7]\d\d|[1-9]\d) ?(?:calories?|cals?|kcal) (?:a|per|each|one) day
    [1-7]\d\d ?(?:calories?|kcal) (?:diet|plan|meal plan)
    (?:eat|eating|ate|on|only|just|under|below|less than|max|maximum|consume|consuming|intake|limit|diet of|survive on|about|around|at|
      to) (?:\w+ ){0,2}(?:[1-9]\d\d?|[1-9]\d) ?(?:calories|calorie|cals?|kcal|kcals)(?: a| per| each|day)*(?! (?:deficit|burn|burned|from|less|more|
      snack|breakfast|meal|surplus|workout|lunch|dinner|below|under|protein|shake|bar))
    (?:scared|afraid|terrified|fear|guilty|disgusted|ashamed|panic|anxious|hate myself|punish myself) (?:\w+ ){0,3}(?:to eat|of food|of eating|
      when i eat|after i eat|after eating|every time i eat|for eating|because i ate|whenever i eat|of gaining (?:\w+ )?weight|gaining even|of carbs|
      of calories)(?! (?:before|too|late|spicy|gluten|so close))
    (?:water|dry|juice|absolute|ice|lemon water) (?:only )?fast(?:ing)? (?:\w+ )?(?:for )?(?:\w+ )?(?:(?:[3-9]|\d\d|three|four|five|six|seven|ten|
      fourteen) (?:days?|weeks?)|a week|weeks|a month|until)
    (?:[3-9]|\d\d|three|four|five|six|seven|ten|a week|week long) ?(?:days?|week)? (?:water |dry |juice )?fast(?= )(?! (?:bowl|break|track|food|walk|
      run))
    fast(?:ing)? for (?:(?:[3-9]|\d\d|three|four|five|six|seven|ten|fourteen) days|a week|two weeks|weeks|a month)
    (?:skip|skipping|skipped) (?:all|every|most of|most) (?:my |of my )?(?:meals?|food)
    (?:eat|eating) (?:nothing|no food|ice|cotton|tissue|tissues|air|only (?:ice|air|lettuce|apples?|cucumber)|paper|
      cotton balls)(?= )(?! (?:but clean|heavy|before training|spicy|cream|after (?:8|eight)))
    nothing to eat for (?:days|\d|two|three)|chew(?:ing)? and spit\w*
    (?:eat|ate|eating) (?:once|one meal|one apple|an apple|one egg) (?:every|in) (?:two|three|2|3|4|few|second|other) days?
    periods? (?:has |have )?(?:stopped|stop|gone|disappeared) (?:\w+ ){0,3}(?:eat|weight|food|diet|thin)\w*
    (?:missed|lost|stopped|havent had|no) (?:my )?periods? (?:\w+ )?(?:because|since|from|months|and|due) (?:\w+ ){0,3}(?:weight|eating|diet|food|eat|
      thin)
    (?:too fat to|dont deserve to|deserve not to|not allowed to|must not) (?:eat|live|be loved)
    (?:ribs|collarbones?|hip bones|bones|thigh gap) (?:to )?(?:show|showing|visible|stick out|sticking out|pop)
    be (?:bones|skin and bones|size zero|size 0|under 40 kg|underweight|dangerously thin)
    # Afrikaans, isiZulu, isiXhosa, Sesotho
    eet ?versteuring|eetsteurnis\w*|(?:gooi|braak|bring|opgooi|vomeer|kots) (?:\w+ ){0,3}(?:na|nadat|as|wanneer) (?:ek|elke|ete)
    (?:maak|laat) (?:\w+ )?(?:myself|my self|ek myself) (?:\w+ )?(?:opgooi|naar|braak|kots|vomeer)|vinger in my keel|lakseermiddel\w*
    (?:eet|geeet|ge eet|eet al) (?:\w+ )?(?:niks|nie|amper niks|skaars) (?:\w+ )?(?:vir|meer|al|in|sedert|nie) (?:\w+ )?(?:\w+ )?(?:dae|weke|n week|
      week)
    (?:hou|wil) (?:\w+ )?(?:ophou|op) (?:om te )?eet|honger myself uit|uithonger|myself uit ?honger|myself (?:van kos|verhonger)|bang om te eet
    dae (?:laas|nie|niks) (?:g|ge ?)?e?et|(?:eet|geet|ge eet) (?:\w+ ){0,2}(?:dae|weke) (?:\w+ )?niks|ek eet niks
    (?:ngi|ndi|ngiya|ndiya|ngihlala|ndihlala)?(?:zi)(?:hlanzis|gabhis|hlanzel|lambis|phalazis|lambis|bulala ngendlala|hlanzisa|ncisha ukudla|
      vimba ukudla|vimb ukutya)\w*
    \w*(?:ngizilamb|ndizilamb|ngizihlanz|ndizigabh|ngiziphalaz|ngizincish|ndizincish|ndizivimba ukutya)\w*
    (?:ngiyahlanza|ndiyagabha|ngiyaphalaza|ndiyahlanza|ngihlanza|ndigabha|ngiphalaza) (?:\w+ )?(?:uma|emva|xa|ngemva|njalo|emuva|ngamabomu|ngabomu|
      emveni)(?: \w+){0,2} ?(?:ngidla|kokudla|nditya|kokutya|ngidlile|nditye|kwami|ukudla|kwokudla|ngiqeda)?
    (?:angidlanga|anditya|angidli|anditi|andityi|anditytanga|andityanga|angisadli|andisatyi|angithandi ukudla|ngesaba ukudla|ndoyika ukutya|
      ngiyesaba ukudla|angifuni ukudla|andifuni kutya|ngiyeke ukudla|ndiyekile ukutya(?! (?:ii?pilisi|amayeza))|ngiyekile ukudla|angidlile|
      angisafuni ukudla|andisafuni ukutya)(?! (?:i?nyama|amaswidi|ushukela|iswekile|iswiti|isinkwa|kakhulu|ebusuku|amafutha|amaqanda|i ?junk))
    (?:ke a|ke|ho|ka)? ?(?:ihlatsisa|itlhatsisa|itapisa|itima dijo|ikgina dijo|iphahlatsa|itlhatsa|ikampa dijo|intshitsa dijo)
    (?:ha ke je|ha ke sa ja|hake je|ha ke ja|ha ke eso je|ha ke batle ho ja|ke tshaba ho ja|ke tlohetse ho ja|ha ke sa batla ho ja|ga ke je|
      ke kgaoditse ho ja|ha ke a ja)(?! (?:nama|dipompong|tswekere|bosiu|haholo|bohobe))
    ke hlatsa (?:\w+ )?(?:ha ke qeta ho ja|kamora|ka mora|ka boomo|nako le nako)
`);
