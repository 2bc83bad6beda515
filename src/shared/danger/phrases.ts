/**
 * Compiles rules from lines of text; they match texts in the spelling of `plainWords`. Each line is a regular expression
 * of whole words. `~` stands for up to three words, ` & ` for both sides in either order with up to seven words between,
 * `<name>` for one of the words in `names`. A line that ends with `|` continues in the next; `#` begins a comment line.
 */
export function phrases(lines: string, names: Readonly<Record<string, string>> = {}): RegExp[] {
  return lines
    .replace(/\|\n\s*/g, '|')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => phrase(line, names));
}

/** All rules in one expression, to remove their matches from a text. */
export const anyOf = (rules: readonly RegExp[]): RegExp => new RegExp(rules.map(({ source }) => source).join('|'), 'g');

function phrase(line: string, names: Readonly<Record<string, string>>): RegExp {
  const [one, other] = line
    .split(' & ')
    .map((part) => expanded(part, names).replaceAll(' ~ ', '(?: [a-z0-9.]+){0,3}? '));
  const near = '(?: [a-z0-9.]+){0,7}? ';
  const source = other === undefined ? one : `(?:${one})${near}(?:${other})|(?:${other})${near}(?:${one})`;
  return new RegExp(`(?<= )(?:${source})(?= )`);
}

/** Replaces each `<name>` by its words, which may contain further names. */
function expanded(part: string, names: Readonly<Record<string, string>>): string {
  return part.replace(/<(\w+)>/g, (_, name: string) => `(?:${expanded(names[name] ?? name, names)})`);
}

/** Groups of words for the sentences about danger, in the syntax of `phrases`. */
export const vocabulary = {
  // people
  partner:
    '(?:my )?(?:boyfriend|girlfriend|bf|gf|partner|husband|wife|ex|fiance|fiancee|bae|babe|baby daddy|kerel|meisie|ou|isoka|umyeni|isithandwa|moratuwa|mohlankana|hubby)',
  family:
    '(?:my )?(?:step)?(?:dad|father|mom|mum|mother|brother|sister|uncle|aunt|cousin|parents|family|grandfather|pa|ma|oom|ubaba|utata|umalume|ntate|malome)',
  power:
    '(?:my |the |a |our )?(?:coach|lecturer|tutor|teacher|boss|landlord|captain|senior|seniors|trainer|physio|manager|supervisor|warden|house parent|prof|pastor|doctor|driver|guy|man|men|stranger|someone|somebody|roommate|roomie|housemate|teammate|team mate|friend)',
  someone: 'he|she|they|<partner>|<family>|<power>',
  friend:
    'he|she|they|friend|bestie|roommate|roomie|housemate|teammate|team mate|sister|brother|cousin|boyfriend|girlfriend|mate|somebody|someone|player|son|daughter|classmate',
  // to wish, to be unable, to be without
  wish: '(?:want|wants|wanted|wanting|wish|wishes|wished|wishing|hope|hopes|hoping|pray|prays|praying|rather|ready|crave|craving|longing|plan|plans|planned|planning|decided|deserve|tempted|urge|urges|begging|easier|better) (?:to|i|that i|i could|i would|i can|for|just to|to just|it|of|i was|i were)',
  no: 'no|not|none|dont|doesnt|didnt|cant|couldnt|wont|never|without|nothing|isnt|wasnt|arent|havent|aint|no longer',
  nobody: 'nobody|no one|noone|no body|none of them|not a soul|who|not one person',
  cant: 'cant|couldnt|cannot|unable to|not able to|struggle to|struggling to|battling to|hard to|difficult to|hardly|barely',
  // life and its end
  gone: 'gone|dead|died|die|not here|not around|wasnt here|wasnt around|werent here|werent around|not alive|disappear|disappeared|vanished|vanish|left this world|stopped existing|didnt exist|didnt wake up|dont wake up|never woke up|was never born|passed away|ended it',
  nomore:
    'not be here|not be alive|not exist|stop existing|cease to exist|not wake up|never wake up|never (?:\\w+ )?(?:wake|get) up|not get up ever|sleep forever|be dead|be gone(?: forever| for good)|disappear (?:forever|for good|completely|from (?:this|the) (?:world|earth))|vanish (?:forever|for good)|leave (?:this|the) (?:world|earth|life)|stop (?:breathing|living|being alive)|be buried|be six feet under|be in (?:a|my) (?:grave|coffin)|be erased|be no more|fade away|be with (?:god|jesus|my late \\w+)|exit (?:this )?life',
  life: 'life|living|being alive|existing|existence|this world|being here',
  worn: 'tired|sick|done|finished|fed up|exhausted|weary|gatvol|drained|had enough|have enough|over|bored',
  method:
    'rope|noose|pills?|tablets?|panados?|blades?|razors?|razor blades?|gun|pistol|firearm|bleach|poison|rattex|rat poison|knife|sleeping pills|insulin|gas|jik|paracetamol|painkillers|bridge|train|rooftop|roof',
  blade:
    'blades?|razors?|razor blades?|scissors|lighter|lighters|cigarettes?|knife|compass|glass|stapler|needles?|matches|sharpener',
  skin: 'skin|wrists?|forearms?|arms?|thighs?|legs?|stomach|hips|myself|herself|himself',
  // the body
  limb: 'arm|wrist|ankle|finger|fingers|hand|foot|toe|toes|rib|ribs|collarbone|neck|(?:my|his|her|lower|upper|the small of my) back|hip|jaw|elbow|knee|shin|thumb|shoulder|hamstring|calf|groin|quad|achilles|acl|mcl|pcl|meniscus|cartilage|ligament|ligaments|tendon|rotator cuff|disc|spine|leg|kneecap|bicep|pec|heel|labrum|nose|eye|cheekbone|tibia|fibula',
  torn: 'pop|popped|popping|snap|snapped|crunch|crunched|tore|torn|tear|tears|ripped|rupture|ruptured|sprain|sprained|dislocated|dislocate|out of (?:its )?(?:socket|place|joint)|slipped out|came out|pops out|hanging|deformed|crooked|misshapen|bent the wrong|wrong way|black and blue|blue|purple|bruised|bruise|bruises|sprained|twisted|locks|locks up|pops|wont straighten|wont bend|swollen|swelling|swelled|ballooned|huge|size of a|double the size|gave way|gives way|gave in|buckled|locked up|herniated|slipped|bulging|broke|broken|fractured?|cracked|hyperextended|avulsed|avulsion',
  lame: '(?:cant|couldnt|not|unable to|hardly|barely|cannot) (?:\\w+ )?(?:walk|stand|step|limp|bear weight|put (?:any )?(?:weight|pressure)|bend|straighten|lift (?:it|my arm)|grip|move (?:it|my (?:arm|neck|knee|leg|foot|hand))|rotate|raise|extend)',
  blow: 'hit|header|headers|knock|knocked|tackle|tackled|fall|fell|kick|kicked|elbow|elbowed|ball|collision|collided|clash|clashed|blow|headbutt|headbutted|header|bump|bumped|crash|accident|scrum|ruck|concussion|punch|punched|kneed',
  dazed:
    'dizzy|vomit|vomited|vomiting|throw up|throwing up|puked|puking|headaches?|confused|confusion|blurry|blurred|double|ring|rings|ringing|think straight|see straight|nauseous|nausea|forgot|forget|forgetting|memory|dont remember|cant remember|blank|blacked|sensitive to light|foggy|drowsy|sleepy|slurring|see stars|seeing stars|unsteady|wobbly|not making sense|asking the same',
  // eating
  eats: 'eat|eats|ate|eaten|eating|meal|meals|food|dinner|lunch|supper|breakfast|binge|binges|binged|bingeing|binging|snack',
  vomits:
    'throw up|puke|pukes|puked|puking|purge|purges|purged|purging|vomit|vomits|vomited|vomiting|make myself sick|making myself sick|made myself sick|make myself throw up|get rid of it|bring it up|bring it back up|fingers? down',
  // medicine and drugs: names recognised by their ending, and others
  drug: '\\w{3,}(?:cillin|olol|sartan|statin|azepam|azolam|mycin|oxetine|talopram|prazole|profen|codone|codeine|triptyline|glutide|buterol|bolone|drolone|methasone|nisone|phenidate|amphetamine|formin|zepine)|tren|clen|dbol|anavar|winstrol|dianabol|deca|ostarine|rad 140|dnp|ephedrine|ozempic|cocaine|mdma|ecstasy|meth|tik|nyaope|whoonga|heroin|cat|mandrax|ketamine|xanax|ritalin|concerta|vyvanse|warfarin|insulin|lithium|steroids?|hormones?|sarms?|diuretics?|water pills|fat burners?|slimming (?:pills?|tea)|lean|purple drank|truvada|prep|arvs?|chemo|chemotherapy|cortisone|epipen|beta blockers?|blood thinners?|antidepressants?|adhd (?:meds?|pills?|medicine)|anti ?biotics?',
} as const;
