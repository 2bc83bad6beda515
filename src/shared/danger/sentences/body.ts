import { phrases, vocabulary } from '../phrases.ts';

/** Sentences about heart, breath, head, blood and heat that need a doctor at once. */
export const emergencySentences = phrases(
  String.raw`
    # heart and breath
    (?:chest|heart|breastbone) & (?:tight|tightness|pressure|pains?|squeez\w+|crushing|stabbing|heavy|burning|tingl\w+|numb|arm|jaw|dizzy|
      faint|flutter\w*|skips?|skipped|stops?|irregular|twinge|sharp|thumping|pounding)(?! (?:day|exercises?|workout|press|pump|
      muscles?))(?= .*(?:rest|sit|lie|lying|bed|breath|arm|jaw|dizz|faint|morning|days|hours|train|run|stairs|week|now|doing nothing|
      sudden|stabb|sharp|crush|sweat|scar)|)
    (?:heart ?beat|pulse|heart) ~ (?:irregular|all over the place|out of control|too fast|very fast|really fast|slow|jumps|jumping|
      stopped|skips|skipping|flutter\w*|funny|weird|strange|racing|races)(?= (?:when|while|at|in|even|and|all|for|since|lying|sitting| $)|
       $)(?! (?:when|before|during|watching|and) (?:\w+ ){0,3}(?:game|penalt\w+|final|scored|missed|shootout|kick|crush|he|she|they|
      announc\w+|draw|match))
    (?:short|shortness|out) of breathe? & (?:rest|resting|sitting|lying|bed|night|asthma|talk|talking|nothing|all the time|no reason|
      chest|dizzy|wheez\w+)
    (?:breathe|breathing|air) ~ (?:hurts|painful|hard|difficult|noisy|shallow|rattl\w+|stuck|whistl\w+|stopped|strange)(?! (?:techniques?|
      exercises?))
    (?:wheez\w+|suffocating|choking|gasping|inhaler|asthma) & (?:empty|finished|not working|not helping|doesnt help|cant|wont|worse|bad|
      attack|blue|ran out|isnt helping|flare\w*|talk)
    (?:throat|tongue|lips?|face|mouth|eyes?|airway) & (?:swelling|swollen|swell|swelled|closing|closed|puffy|tingly|tingling|hives|tight|
      thick|fat|getting (?:big|bigger|huge|fat|thick)|itchy|blew up|balloon\w*)(?! (?:after (?:crying|boxing|sleeping)))
    (?:ate|eaten|sting|stung|bee|nuts?|peanuts?|shellfish|allergic|allergy|wasp) & (?:cant breathe|swelling|swollen|swelled|hives|closing|
      rash all over|vomit\w*|dizzy|epipen|itchy all over)
    (?:heart|pulse|chest) (?:\w+ ){0,2}(?:stopp?\w*|skipp?\w*|flutter\w*|pound\w*|thump\w*|miss\w*|jump\w*|rac\w*) (?:\w+ ){0,6}(?:in bed|
      lying|lie down|resting|at rest|sitting|asleep|sleep|for no reason|doing nothing|again and again|all day|for hours|and (?:i (?:feel|
      get|felt|got)|dizz\w*|starting|faint\w*))
    (?:stab|stabs|knife|stitch|needle|knives|twinge|pang|spasm)\w* (?:\w+ ){0,2}(?:in|through|under|near|around) (?:\w+ )?(?:chest|heart|
      ribs|breast) ?(?:\w+ ){0,2}(?:when|whenever|every|if)?
    # to be gone for a while
    (?:everything|it all|it|vision|world|eyes|i|sight|room) (?:\w+ ){0,2}(?:went|goes|gone|turned|going|turns|fades?|
      faded) (?:to )?(?:black|dark|white|blank|blurry|grey|spotty|spinning)(?! (?:in the stadium|because of load|out|belt|ferns))
    (?:woke|wake|came|come|found myself) (?:up |to )?(?:\w+ )?(?:on|in|lying on) the (?:\w+ )?(?:floor|ground|grass|pitch|court|
      bathroom floor|changing room|shower|tiles)(?! (?:after (?:the |a )?(?:party|nap|sleepover)))
    (?:dropped|fell|falls|fall|went|goes|drops|keeled|crumpled) (?:down |over |to the (?:floor|ground) )?(?:\w+ )?(?:unconscious|limp|
      lifeless|suddenly|out of nowhere|for no reason|without warning|and (?:didnt|isnt|wont|wouldnt|is not|not) (?:\w+ )?(?:move|moving|
      wake|respond|responding|get up|breathing))
    (?:unresponsive|not responsive|not responding|isnt responding|doesnt respond|wont respond|lifeless|limp|foaming|eyes rolled|no pulse|
      not moving|isnt moving|fit on the|having a fit|had a fit|fitting|jerking|shaking uncontrollably|stopped moving)(?! (?:app|website|
      page|site|my (?:phone|laptop)|server|to (?:my|the) (?:message|mail|email)|shots?|the ball|training plan|for purpose|room|phone|
      emails?|defence|traffic|queue))
    (?:was|were|got|been|being|going) (?:\w+ )?(?:out|ko|ko d|unconscious|knocked out|knocked unconscious|sparked) (?:cold|for (?:a |\d+ |
      some |few |several |about )*(?:seconds?|minutes?|while|bit))(?! (?:injured|with))
    (?:(?:black|blacks|blacked|blacking|pass|passes|passed|passing|greyed) out|fainted|faints?|fainting) (?:when|every time|each time|
      whenever|if|after|while|during|twice|again|at|in|today|yesterday|on)(?! (?:the couch|my (?:couch|bed)|the (?:ball|bus)|in (?:bed|
      class|lectures?|front)|of|the (?:left|right)|after (?:the )?(?:match|party|exams?) (?:on|from|so)|on the (?:couch|sofa|bus|bed|
      wing)|to))
    # head and nerves
    (?:<blow>) & (?:<dazed>)(?! (?:teams?|fault|dribble|figures?|time|digits?|header|headers|match|day|jump|leg))
    (?:memory|remember|recall|know) ~ (?:loss|nothing|gone|blank|what (?:day|happened|year)|where i (?:am|was)|my (?:name|own name)|
      the (?:second half|rest of the (?:game|match)|first half)) & (?:<blow>|head|knock)
    (?:worst|thunderclap|sudden|splitting|unbearable) (?:\w+ ){0,2}headache|(?:one|left|right|half|whole) (?:side|half|arm|
      leg) (?:\w+ ){0,6}(?:numb|paralysed|paralyzed|droop\w*|weak|dead|tingl\w+|went lame|gone lame|no feeling|cant move|
      cant feel)(?! (?:link|defence|foot|backhand|after|team|wing))
    (?:speech|words|talking|speaking|smile|mouth|face|eyelid) (?:\w+ ){0,3}(?:slurr\w+|droop\w*|lopsided|jumbled|not making sense|skew|
      dropped on one|pulling to one)|(?:blind|cant see|lost (?:my )?(?:sight|vision)|no vision|going blind) (?:\w+ )?(?:in|out of|from|
      with) (?:\w+ )?(?:one|left|right|my) ?(?:left |right )?eyes?
    (?:cant|no|lost) (?:feel|feeling|control|sensation) (?:\w+ )?(?:in|of|my|from) (?:\w+ )?(?:legs?|arms?|feet|bladder|waist|groin|
      saddle|hands?|one side|left side|right side)(?! (?:after (?:leg|arm|that|squats|gym|back)|from (?:squats|leg|doms|the cold)|lol|
      haha|because of (?:doms|leg)|anymore (?:lol|haha)|today (?:lol|haha)))
    (?:neck|spine|back) & (?:tingling|numb|pins and needles|electric|cant feel|cant move|paralys\w+|shooting down)(?! (?:foam))
    (?:stiff neck|neck (?:is )?stiff) & (?:fever|rash|light|vomit\w*|temperature)|(?:fever|temperature) (?:\w+ ){0,3}(?:of )?(?:39|40|41|
      42)|(?:fever|temperature) & (?:confused|delirious|rash|fits?|shaking|days|stiff)(?! (?:rises|pitch))
    (?:burn\w*|scald\w*) (?:\w+ ){0,2}(?:hand|hands|arm|arms|leg|legs|face|foot|feet|fingers?|chest|stomach|back|
      eyes?) (?:\w+ ){0,2}(?:with|on|by|from|in) (?:\w+ )?(?:boiling|hot|oil|water|stove|fire|iron|kettle|acid|chemicals?|steam|braai|
      coals?|petrol|flames?)
    (?:blood )?(?:sugar|glucose) (?:\w+ ){0,2}(?:(?:[0-3]|1[6-9]|[23]\d)(?:\.\d+)?|low|high|dropp\w*|crash\w*|
      through the roof)(?= )(?! (?:cups?|spoons?|g|grams?|diet|snacks?|drinks?|in|foods?|content|cereal))(?=.*|)
    (?:wet|soiled|pooed|peed) (?:on )?(?:myself|my pants|himself|herself)(?! (?:laughing|with laughter|from laughing))
    (?:severe|sharp|intense|extreme|terrible|crippling|excruciating|unbearable|agonising|constant) (?:\w+ )?(?:stomach|abdominal|belly|
      tummy|kidney|side|pelvic|head|back|chest) ?(?:pains?|aches?|cramps?)? & (?:fever|vomit\w*|blood|right side|left side|cant (?:stand|
      walk|move)|faint\w*|dizzy|days|passed out|sweating|lying|pregnant)
    (?:pains?|numbness|tingling|ache|sensation) (?:\w+ )?(?:shooting|going|went|shot|radiat\w+|running|spreading|moving|
      travel\w+) (?:\w+ ){0,3}(?:arm|arms|jaw|leg|legs|neck|shoulder|back)(?! (?:day|workout))
    (?:eye|eyes|eyeball) (?:\w+ ){0,3}(?:full of blood|bleeding|swollen shut|cant see|blurry|chemical|glass|pus|burning badly|scratched|
      popped|red and)|nose ?bleed\w* (?:\w+ ){0,4}(?:hours?|minutes|stop|daily|every day|again and again|wont|heavy)
    (?:keep|keeps|kept|always|constantly) (?:\w+ )?(?:fainting|collapsing|passing out|blacking out|fall over|falling over|having fits|
      having seizures)
    # heat, blood, what came out or went in
    (?:heat|sun|hot|sweat|sweating|sweated|heatwave|overheated|overheating) & (?:confused|delirious|stopped sweating|not sweating|
      vomit\w*|collapse\w*|faint\w*|dizzy|cold shivers|goosebumps|goose bumps|hallucinat\w+|passed out|shivering|seizure)(?! (?:with joy|
      shoot))
    (?:stopped|not|no longer|cant|dont|isnt|havent) (?:\w+ )?sweat(?:ing|ed)?(?= .*(?:heat|hot|confus|dizz|sick|head|sun))
    (?:pee|peeing|urine|wee|weeing|piss|pissing|urinat\w+|urin) & (?:brown|cola|coke|coca cola|red|blood|bloody|dark|tea|black|rooibos|
      blocked|not coming)
    (?:cough|spit|vomit|throw up|puk|poo|poop|stool|sick|vomited|toilet|mouth|nose|ears?|eyes?|head|phlegm|
      saliva)\w* (?:\w+ ){0,3}(?:blood|bleeding|bloody|coffee grounds|black)(?! (?:belt|jersey|test|brothers|cap|ferns|and white|tape|
      market))
    (?:blood|bleeding|bleed|bleeds) ~ (?:everywhere|wont stop|cant stop|not stopping|doesnt stop|isnt stopping|keeps coming|pouring|
      gushing|spurting|all over|squirting|non ?stop|through the (?:bandage|towel|sock)|for (?:an hour|hours|\d+ minutes)|from (?:my|his|
      her|the) (?:head|ears?|eyes?|mouth|arm|leg|neck|scalp|skull))(?! (?:points|goals|runs))
    (?:deep|gaping|open|huge) (?:\w+ )?(?:cut|gash|wound|laceration)|(?:cut|sliced|gashed|split|ripped) (?:\w+ ){0,4}(?:open|to the bone|
      artery|needs stitches|deep|off my (?:finger|toe))(?= )(?! (?:play|through ball|ball|pass|defence|midfield|the (?:game|field|defence)))
    (?:bone|bones) (?:\w+ ){0,3}(?:sticking|stick\w*|poking|through|visible|showing|out of (?:the|my) skin)(?! (?:broth))
    (?:swallowed|drank|inhaled|ate|ingested|took|drunk|taken) (?:\w+ ){0,3}(?:bleach|battery|batteries|poison|petrol|paraffin|chemicals?|
      detergent|too many|too much (?:medicine|medication|panado|paracetamol|insulin)|rat poison|glass|double (?:dose|
      my dose))(?! (?:carbs|goals|sweets|biscuits|slices|risks|shots|touches|protein|pies|pizzas?))
    (?:snake|cobra|mamba|adder|scorpion|spider|dog|jellyfish|monkey|baboon|tick) ?(?:\w+ ){0,2}(?:bit|bite|bites|bitten|stung|sting|
      attacked|mauled)|(?:bitten|stung|mauled|bit) (?:\w+ ){0,2}by (?:\w+ )?(?:snake|cobra|mamba|adder|scorpion|spider|dog|jellyfish|
      monkey|baboon|tick|bees|swarm)
    (?:electric shock|shocked by|electrocuted|struck by lightning|near drown\w*|almost drowned|nearly drowned|drowning in|
      swallowed water and|carbon monoxide|gas leak)(?! (?:work|assignments?|exams?|homework|the (?:news|result)))
    (?:boiling|hot|burning) (?:water|oil|tea|fat|porridge|coals?|stove|kettle|iron|soup) (?:\w+ ){0,5}(?:on|over|my|me|burn\w*|skin|
      blister\w*|hand|arm|leg|face)(?! (?:list|hot))(?= .*(?:burn|blister|skin|spill|poured|peel|fell)| $)|(?:burn|burnt|
      burned) (?:\w+ ){0,3}(?:blister\w*|second degree|third degree|skin (?:is )?(?:peeling|off|coming))
    (?:hit|knocked|run over|bumped|struck) (?:\w+ )?by (?:a |the )?(?:car|taxi|bus|truck|bike|motorbike|scooter|bakkie|lightning|
      e hailing|uber|bolt)|(?:fell|fallen|falling) (?:\w+ )?(?:off|from|down|out of) (?:the |a |my )?(?:\w+ )?(?:roof|stairs|balcony|
      horse|ladder|window|tree|bike|wall|second floor|climbing wall|scooter|motorbike|cliff) & (?:head|neck|back|cant|move|pain|hurts|
      numb|crooked|broke\w*|swollen|unconscious|blood)
    (?:testicle|testicles|testes|ball sack|scrotum) & (?:pain\w*|swollen|twisted|hurts?|agony|sore)|(?:stomach|belly|abdomen|abdominal|
      lower right|tummy) (?:\w+ ){0,3}(?:unbearable|excruciating|severe|rock hard|agony|stabbing|worst)
    (?:cant|dont|not) (?:\w+ )?stop (?:vomit\w*|throwing up|puking|shaking|bleeding|fitting|seizing|shivering)|
      blood sugar (?:\w+ ){0,2}(?:low|high|dropped|crash\w*|[0-3]\b|2\d|3\d|too)|(?:hypo|hypos|hyperglyc\w+|ketoacidosis|sepsis|septic|
      meningitis|appendicitis|pulmonary embolism|blood clot|dvt|aneurysm|collapsed lung|rhabdo\w*|tetanus|rabies)
    # Afrikaans
    (?:bors|hart|asem|linkerarm) & (?:pyn|seer|druk|benoud|styf|flou|sweet|lam|naar|stukkend klop|vinnig|swaar|kort|nie|steek|brand|fluit|
      toe)(?! (?:saam|gestel|in die spel|vir (?:die|ons) (?:span|wedstryd)|gebreek|so lekker|in n koekie|oefening|dag|van|
      na (?:die )?(?:push|bench|gym|bors)))(?= .*(?:lam|kry|rus|lê|le|oefen|trap|slaap|arm|bed|niks|flou|kan|druk|pyn|benoud|dae|
      vanoggend|skerp)| $)
    (?:flou|bewusteloos|uitgepass|omgeval|inmekaar|ineen|swart|weggeraak) (?:\w+ ){0,2}(?:geval|val|geword|gesak|gestort|geraak|
      voor my oe|op die (?:veld|baan|grond|vloer))|(?:kop|nek) (?:\w+ ){0,5}(?:gestamp|gekap|geslaan|geval|getref|duiselig|opgooi|dubbel|
      naar|bloei)|sien (?:dubbel|sterre|wasig)|bloei (?:\w+ ){0,3}(?:hou|stop|uit my|aan)|slang (?:\w+ )?(?:gepik|gebyt)|(?:gepik|
      gebyt) deur (?:n )?(?:slang|skerpioen|hond)|spoeg bloed|bloed (?:in my|opgegooi|gehoes)
    # isiZulu, isiXhosa, Sesotho
    \w*(?:ngi|ndi|u|wa|ba|nga|nda|nge|nde)\w{0,4}(?:qulek|qulak|siyezi|fa isiqaqa|wa phansi|lahlekelwe (?:i|y)?ingqondo|zaphaleka)\w*|
      \w*(?:phefumul|phefuml)\w* (?:\w+ )?(?:kahle|kakuhle|kanzima|nzima|kabuhlungu)|\w*(?:ngi|ndi|a|aka|angi|andi)\w*(?:kwazi|hlulek|
      sokol|kwaz)\w* (?:\w+ )?(?:uku|ku)?(?:phefum|hemuzel)\w*
    (?:ikhanda|intloko|ekhanda|entloko) (?:\w+ ){0,5}\w*(?:zungez|jikelez|shayek|bethek|duma|limal|nzakal|hlanz|gabh|bheda)\w*|
      \w*(?:hlanz|gabh|khwehlel|khohlel|tshama|chama|khafulel)\w* (?:\w+ )?(?:igazi|inegazi)|\w*(?:opha|ophayo|
      opha kakhulu)(?= (?:\w+ )?(?:kakhulu|ngekhanda|akumi|ayimi|engapheli|ikhanda|entloko|impumulo)| $)|(?:inyoka|inja|ufezela|
      imamba) (?:\w+ )?\w*(?:ngi|ndi|m)(?:lum|nkent|hlab)\w*|\w*lunywe (?:\w+ )?(?:inyoka|yinyoka|yinja|inja)
    \w*(?:ngi|ndi|u)\w*(?:bone|bona|bonele) (?:\w+ )?(?:kabili|inkungu|mnyama|kumnyama|izinkanyezi|iinkwenkwezi)|(?:isandla|uhlangothi|
      icala|ubuso|ingalo) (?:\w+ ){0,4}\w*(?:ndikindiki|fe uhlangothi|shwabene|goso|tsole|file)
    (?:inhliziyo|intliziyo) (?:\w+ ){0,3}\w*(?:beth|shay|gxum|eqa|tshay|duma|dlikiz)\w* (?:\w+ ){0,2}(?:ngamandla|kakhulu|ngokushesha|
      ngokungajwayelekile|uma ngilele|xa ndilele|ndilele|ngilele|ngesantya)
    (?:hloho|hlooho|tlhogo) & (?:hlatsa|tlhatsa|tsekela|ole|ke wa|hare|lebala|lebetse|foufala|pedi)
    ke (?:\w+ ){0,2}(?:idiban|idibal|idibets|akgeh|thoth|felloa|fellwa|ruuhile|ruruh)\w*|(?:hloho|hlooho|tlhogo) (?:\w+ ){0,5}(?:tsekela|
      tsekel|otlile|otluwa|thula|thulile|lematse|opa haholo|dikoloh|potoloh)\w*|(?:ha|ga) ?ke (?:\w+ )?(?:kgon|khon|hlol)\w* (?:ho |
      go )?(?:hema|phefumoloha|hem)|(?:ke a|ke) (?:hlatsa|khohlela|rota|tshwela) (?:\w+ )?madi|madi (?:a )?(?:tswa|
      tsoa) (?:\w+ ){0,2}(?:haholo|hlohong|ha a eme|a sa eme|nkong|tsebeng)|noha (?:e )?\w*(?:lom|loma|lomile)|ke (?:lomilwe|
      longwe) ke (?:noha|ntja)
  `,
  vocabulary,
);

/** Sentences about a recent injury or operation. */
export const injurySentences = phrases(
  String.raw`
    <limb> & (?:<torn>)(?! (?:rec|record|recorder|hearted|defence|defense|the (?:line|net|deadlock|play|press|game)|music|up (?:bottle|
      shop)|links?|for air|and roll|quiz|count|squat|sweat|clean|back (?:four|line)|records?|hearts?|corn|out (?:with|at)|in (?:for|to)|
      bands|strings?|culture|shot|screen|it|goal|fan|win|crowd|from the bar|laces|tape|hair|fast|off|into|vote|bets|deals?|
      handoff))(?= .*(?:my|his|her|i|im|ive|pain|train|last|yesterday|today|week|playing|and|doctor|surgery)|)
    <limb> & (?:<lame>)
    (?:<lame>) (?:on|with) (?:\w+ )?<limb>
    (?:pulled|strained|strain|popped|tweaked|torn|tore|jammed|crushed|mangled|sprained|twisted|rolled|jarred|wrenched|dislocated|chipped|
      stubbed and broke|severed) (?:\w+ )?(?:my|his|her|a|the|both) (?:\w+ )?<limb>(?! (?:up|the ball))(?= .*(?:cant|hear|heard|pop|bad|
      swoll|walk|doctor|yesterday|last|today|ago|week|bruise|pain|again|physio|still|hurt)| $)
    (?:grade|type) (?:\d|one|two|three|ii|iii) (?:\w+ )?(?:strain|tear|sprain|injury|concussion|fracture|hamstring)|(?:partial|full|
      complete|slight|small|minor|bad|labral|labrum|meniscus|muscle|hamstring|calf|groin|acl|rotator cuff|ligament|tendon|
      cartilage) (?:\w+ )?(?:tear|rupture|sprain|avulsion|strain|injury|reconstruction|repair|op|surgery)(?! (?:shirt|jersey|prevention|
      rate|time|list|update|free))
    (?:had|have|having|after|post|since|from|got|just|recovering|recover|weeks?|days?|months?) (?:\w+ ){0,5}(?:surgery|op|operation|
      operated|surgeries|stitches|appendix out|appendectomy|wisdom teeth (?:out|removed)|tonsils out|hernia|screws?|pins|plates? in|
      metal (?:plate|rod)|arthroscopy|knee scope|reconstruction|transplant|biopsy|keyhole|caesar\w*|discharged|laparoscop\w+|stents?|
      pacemaker|hip replacement|knee replacement|graft)(?! (?:student|students|lecture|module|rotation|exam|ed|shop|of|the|to win|amp|
      ening))
    (?:in|out of|from|left|admitted to|taken to|rushed to|ended up in|went to|at) (?:the )?(?:hospital|casualty|er|icu|emergency room|
      trauma unit)(?! (?:visit|visiting|hours|volunteer|pass|bed race|to visit|for my (?:prac|shift|rotation|placement)|fundraiser|prac|
      placement))(?= .*(?:i|me|my|train|yesterday|week|last|injur|days|after|with|for)|)
    (?:on|using|need|got|with|wearing|still in|walking with|in) (?:\w+ )?(?:crutches|crutch|a cast|plaster|a splint|moon ?boot|a sling|
      knee brace and|neck brace|a wheelchair|surgical boot|walking boot|back brace)(?! (?:member|list|iron|of paris))
    (?:doctor|doc|dr|physio|specialist|surgeon|biokineticist|nurse|x ray|xray|mri|scan|ultrasound|orthopod|
      clinic sister) (?:\w+ ){0,3}(?:says|said|told|thinks|shows?|showed|diagnosed|confirmed|found|advised|forbade|booked me off|revealed|
      warned) (?:\w+ ){0,6}(?:<torn>|no (?:sport|training|exercise|running|gym|contact|lifting|impact)|not to|rest|dont|fracture\w*|torn|
      hernia|surgery|operation|ligament|bone|disc|off (?:for|sport)|inflam\w+|condition|damage|stop|injur\w+|murmur|arrhythmia|bulge|
      tendonitis|bursitis|no|crack)
    (?:stress|hairline|compound|avulsion|boxers|greenstick) (?:fractures?|break|reaction)|shin splints?(?= .*(?:cant|bad|walk|bone|
      swollen))|(?:slipped|herniated|bulging|ruptured|torn) (?:disc|disk|tendon|ligament|muscle|cartilage|bicep|achilles|hamstring|quad|
      calf|groin)|(?:acl|mcl|pcl|lcl|meniscus|labrum|rotator cuff|achilles|syndesmosis|ligaments?) (?:\w+ ){0,3}(?:injur\w+|tear|torn|
      tore|gone|rupture\w*|snap\w*|rehab|surgery|op|reconstruct\w+|blew|blown|recovery|damage\w*|snapped|repair\w*)
    <limb> (?:\w+ )?(?:op|operation|surgery|replacement|reconstruction|scope|repair)(?= (?:last|on|in|yesterday|today|two|three|\d+|this|
      was|ago|tomorrow|a)| $)
    # Afrikaans
    (?:knie|enkel|skouer|pols|rug|nek|arm|been|hand|voet|vinger|hakskeen|lies|kuit|dy|rib|ribbe|heup|elmboog|dyspier|ligament|ligamente|
      meniskus|kruisband|hampese) (?:\w+ ){0,4}(?:geskeur|skeur|verstuit|verswik|geswel|swel|dik|blou|knak|geknak|geklap|gegee|uit|
      geopereer|operasie|gekneus|ontwrig|gebreek|af|kan nie (?:loop|trap|buig))(?! (?:gevat|span|die (?:span|wedstryd)|asem|
      van die (?:bal|paal)))
    (?:geskeurde?|verstuite?|verswikte|gebreekte|verrekte|ontwrigte|geswelde) (?:\w+ )?(?:knie|enkel|skouer|pols|spier|ligament\w*|
      hampese|dyspier|lies|rug|kuit|kruisband|meniskus|arm|been|hand|voet|vinger|rib)|(?:operasie|geopereer|steke|hospitaal|krukke|gips|
      dokter se ek moet rus|kan nie (?:op|daarop) (?:\w+ )?(?:trap|loop|staan))(?! (?:saal toe besoek|besoek|bediening))
    # isiZulu, isiXhosa, Sesotho
    \w*(?:ngi|ndi|nga|nda|ngo|ndo|nge|nde)\w{0,5}(?:enyel|nyukul|shibilik|dabuk|krazuk|phuk|phul|limal|onzakal|nzakal|enzakal|gqabuk|
      hlinzw|hlinz|tyandw|qhaqhw|opareyish\w*|operesh\w*)\w*(?! (?:umoya|inhliziyo|irekhodi|irekhodi|ikhefu|indlela))
    (?:iqakala|idolo|ihlombe|igxalaba|umlenze|ingalo|isihlakala|umhlane|iqolo|inyama|umsipha|unyawo|isithende|isandla|ithanga|umqolo|
      inqina) (?:\w+ ){0,4}\w*(?:enyel|vuvuk|dumb|phuk|dabuk|krazuk|shibilik|khumuk|gqabuk|limel|limal|phum|hlinz|tyand|nzakal|krwitsh|
      jij)\w*|\w*hlinzw\w*|\w*tyandw\w*|\w*(?:oparesh|opharesh|operesh|opereysh)\w*
    (?:lengwele|leqaqailana|letsoho|leoto|lehetla|mokokotlo|lesapo|serethe|mosifa|mesifa|monwana|nko|molala) (?:\w+ ){0,5}(?:ruruh|
      thinyeh|robeh|tabohile|taboh|harohile|haroh|lemal|lemetse|tswile|tswa sebakeng|kgaoh|kgaoha|sothehile|sote?h|soteh)\w*|
      ke (?:\w+ ){0,2}(?:lemetse|lematse|thinyehile|sothehile|sotehile|robehile|opareitswe|operilwe|builwe|tlhagiswe|robetswe sepetlele|
      kentswe samente)|(?:opareishene|opereishene|karo|buuo|sepetlele)(?! (?:sa thupelo))
  `,
  vocabulary,
);
