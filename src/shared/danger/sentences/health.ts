import { phrases, vocabulary } from '../phrases.ts';

/** Sentences about deliberate hunger, purging and fear of food. */
export const eatingSentences = phrases(
  String.raw`
    <vomits> & (?:<eats>|skinny|thin|weight|calories|fat|lean|slim)(?! (?:poisoning|bad (?:chicken|fish|meat)|truck|fight|chain))
    (?:havent|hasnt|didnt|dont|not|stopped|without|no|barely|hardly|never|refuse|refuses|refusing|wont|scared to|afraid to|
      cant) (?:\w+ )?(?:eat|eats|ate|eaten|eating|food|touched food|swallow(?:ed)? anything) (?:\w+ ){0,4}(?:days?|week|weeks|monday|
      tuesday|wednesday|thursday|friday|saturday|sunday|feel (?:powerful|strong|good|clean|proud|in control)|get (?:fat|thin|skinny)|
      stay (?:thin|skinny)|until (?:im|i am|i)|in front of|around (?:people|others)|properly|anymore|at all)(?! (?:fast food|meat|dairy|
      bread|gluten|of the (?:tournament|week) meat|early|before|spicy))
    (?:get rid of|getting rid of|got rid of|flush|bring up|undo|burn off|cancel out|vomit out|make up for) (?:\w+ ){0,2}(?:food|meal|
      meals|what i ate|dinner|supper|lunch|slices?|pizza|cake|binge|burger|calories i (?:ate|had)|everything i ate|it after (?:eating|
      i eat))(?! (?:waste|scraps|poisoning|bill))
    (?:scared|afraid|terrified|fear|anxious|anxiety|panic|ashamed|guilty|disgust\w*|hate|cry|crying) & (?:calories|eating|eat|dining hall|
      food|gaining weight|weigh myself|the scale|swallow\w*|meals)(?! (?:before|too late|late|poison\w*|right before|the (?:ball|whistle)|
      truck|spicy|so (?:late|close)|meat|healthy|fight|fruit|at (?:res|the dining)|prices|prep\w*))
    (?:only|nothing but|just|nothing except|nothing besides) (?:\w+ ){0,3}(?:coffee|water|gum|ice|lettuce|apples?|air|tea|celery|cucumber|
      energy drinks?|diet coke|coke zero|broth) (?:\w+ ){0,3}(?:for|since|in) (?:\w+ ){0,3}(?:days|week|weeks|monday|tuesday|wednesday|
      thursday|friday|saturday|sunday|yesterday)
    (?:goal|target|dream|ideal|ultimate) weight (?:\w+ ){0,2}(?:2\d|3\d|4[0-3]) kg|(?:weigh|get to|down to|reach|be|under|below) (?:2\d|
      3\d|4[0-2]) kg(?= (?:and|so|by|no matter|like|to|or)| $)(?! (?:and (?:squat|bench|press|curl)|dumbbells?|to (?:lift|squat|bench)))
    (?:eat|eats|ate|eating|eaten|burger|food|slice|cake|pizza|chocolate|meal|snack|bread|dinner|lunch|breakfast) & (?:punish myself|
      punished myself|punishment|like a failure|worthless|hate myself|feel disgusting|must (?:now )?(?:run|burn it|sweat)|deserve it|
      dont deserve|like a pig|lost control|out of control|hours to burn)(?! (?:the (?:team|keeper)))
    (?:kill|suppress|stop|block|lose|get rid of|numb) (?:\w+ ){0,2}(?:hunger|appetite|cravings)(?= (?:complete\w*|totally|pills?|for good|
      forever|so i|and|all day|pangs)| $)|(?:dulcolax|senokot|brooklax|senna|eno every|duromine|adios|sibutramine|phentermine)
    (?:2\d|3\d|4[0-3]) kg & (?:still (?:feel |look )?(?:fat|huge|big)|feel fat|too fat|so fat|want to be (?:thinner|less)|skinn(?:y|ier)|
      thinner)(?! (?:dumbbells?|child))
    (?:live|living|survive|surviving|survived|lived|exist) (?:\w+ )?(?:on|off) (?:only |just |nothing but )?(?:coffee|water|ice|gum|
      diet (?:coke|soda)|black coffee|air|cigarettes|apples?|lettuce|energy drinks?|celery|vapes?|one meal)
    (?:hide|hiding|hid|lie|lying|secret|secretly|pretend|pretending|excuses?) & (?:not eating|dont eat|ate already|havent eaten|i eat|
      my eating|food in|throw(?:ing)? (?:it |my )?(?:food|lunch) away|skipp\w+ meals|how little i|weight loss|my weight|the weight i lost|
      binge\w*|purg\w+|laxatives?)
    (?:allow|allowed|let|permit|limit|limiting|restrict|restricting|restricted|cap|stick) (?:\w+ ){0,3}(?:to )?(?:only )?(?:[1-9]\d\d?|
      one meal|one apple|nothing|half an? \w+) ?(?:cal|calories|kcal|cals)?(?: a day| per day| daily| $)
    (?:restrict|restricting|restricted|starv\w+|fasting|fasted|fast|binge\w*|binging|purg\w+) & (?:skinny|thin|size|punish|control|
      feel (?:fat|guilty|disgusting|gross)|ugly|body|hate|weigh myself|relapse\w*|days|recovery|compensate|make up for|cant stop|
      every night|secret)(?! (?:ramadan|lent|lane|bowl\w*|break|feet|track|netflix|series|watch\w*|class|tracker|learner|court|recover|
      pace|runner|growing|approaching))(?= .*(?:eat|food|calor|weigh|fat|thin|skinny|purg|bing|starv|restrict|body|meal)|)
    (?:laxatives?|diuretics?|water pills|diet pills|slimming (?:tea|pills)|ipecac|appetite suppressants?|epsom salts?)(?! (?:bath|soak))
    (?:feel|feeling|look|looks|im|am|so|too|still|being|hate being|disgusting\w*|see) (?:\w+ )?(?:fat|huge|obese|disgusting|
      gross) & (?:eat|eating|ate|food|mirror|starve|skip|thin|everyone|even though|weigh|bones|calories|deserve)(?! (?:wins?|burn\w*|bike|
      loss))
    (?:scared|afraid|terrified|fear|panic|anxious|guilty|guilt|ashamed|disgusted|cry|crying|hate myself|punish\w*|
      sick) (?:\w+ ){0,4}(?:eat|eating|ate|food|meals|calories|carbs|gain(?:ing)? (?:weight|\d)|bread|the scale|weigh\w*|fat|swallow\w*|
      cheat (?:day|meal))(?! (?:too late|before (?:the )?(?:match|game|training|run)|poison\w*|spicy|so close to|right before|
      of the sandwich|truck))
    (?:exercise|exercising|train|training|run|running|workout|gym|burn) (?:\w+ ){0,6}(?:to (?:punish|earn|make up for|undo|burn off|
      get rid of|deserve)|until i (?:pass out|faint|vomit|drop|burn)|after every (?:meal|bite)|every time i eat|for every (?:bite|meal|
      calorie)|everything i (?:eat|ate))(?! (?:the loss|a (?:place|spot)|their place|extra time|lost time|the goal))
    (?:count|counting|obsess\w*|weigh|weighing|track|tracking|think|thinking|chew|chewing) (?:\w+ ){0,4}(?:every (?:single )?(?:bite|
      calorie|crumb|grape|hour|mouthful)|and spit|food all day|myself (?:\w+ )?(?:times a day|ten times|every hour|after every)|
      (?:calories|food) all (?:day|the time))
    (?:want|need|trying|wish|hope|dream) (?:\w+ ){0,3}(?:thigh gap|collarbones?|ribs?|bones|hip bones|size (?:0|zero)|underweight|
      sickly thin|skin and bones|anorex\w*|ana|bulimi\w*|bmi (?:of |under |below )?1[0-7])(?! (?:roast|eye|protect\w*|support|heal\w*))
    (?:period|periods) (?:\w+ ){0,3}(?:stopped|gone|disappeared|lost|havent come|absent) (?:\w+ ){0,6}(?:eat|eating|diet|weight|training|
      thin|food|calories)
    (?:hair|nails) (?:\w+ ){0,2}(?:falling out|thinning|brittle) (?:\w+ ){0,4}(?:eat|eating|diet|food|weight|calories)|pro ?ana|pro ?mia|
      thinspo\w*|meanspo|ed recovery|binge eating|arfid|orthorexia|body dysmorphia|anorex\w*|bulimi\w*
    <friend> (?:\w+ ){0,3}(?:stopped eating|doesnt eat|wont eat|not eating|never eats|hasnt eaten|starv\w+ (?:herself|himself)|throws up|
      pukes|purges|vomits)(?= (?:after|anymore|any|at|and|for|in|because|or|every|since|her|his|on|to)| $)(?! (?:meat|fish|before|dairy|
      gluten|spicy|after (?:running|sprints|training|the (?:beep|bleep))|and drink))
    # Afrikaans, isiZulu, isiXhosa, Sesotho
    (?:gooi|kots|braak|vomeer|gooi alles) (?:\w+ ){0,3}(?:op|uit)? ?(?:\w+ ){0,3}(?:eet|ete|geeet|kos|maer|vet|dun)|(?:honger|verhonger|
      uithonger) (?:\w+ ){0,3}(?:myself|self|maer)|(?:eet|geeet) (?:\w+ ){0,4}(?:niks|nie|skaars) (?:\w+ ){0,4}(?:maer|dun|vet|dae|week|
      sedert|meer|om gewig)(?! (?:vleis|brood|suiker|laat|na agt))|(?:bang|skuldig|walg) (?:\w+ ){0,4}(?:eet|kos|vet word|gewig optel|geeet)
    \w*(?:ngi|ndi|u|uku)\w{0,3}zi(?:hlanzis|gabhis|phalazis|lambis|vimbel|ncish|khiph)\w*|\w*(?:angi|andi|anga|andika)\w*(?:dl|
      t\w{0,2}y)\w* (?:\w+ ){0,2}(?:izinsuku|iintsuku|iviki|iveki|isonto|usuku|lutho|nto|kusukela|ukusuka|ngoba ngi(?:funa|saba)|
      kuba ndi(?:funa|oyika)|ukuze|khona ukuze)|\w*(?:ngi|ndi)\w{0,3}(?:hlanz|gabh|phalaz)\w* (?:\w+ ){0,3}(?:kudla|kutya|ukudla|ukutya|
      ngidl\w*|ndity\w*|ngikhuluphal\w*|nditye\w*|ncip\w*|ngabomu|ngamabomu)|\w*(?:saba|oyik)\w* (?:\w+ ){0,2}(?:ukukhuluphala|ukudla|
      ukutya|ukutyeba)
    (?:tlala|dijo|ho ja) & (?:ke ote|ho ota|fokotseh\w*|mosesane|ke se none)
    (?:ke|ho|a) (?:\w+ )?(?:itlhats|ihlats|ithatsa|ikampa|itima|intsh)\w*(?: dijo)?|ke (?:a )?(?:hlatsa|tlhatsa) (?:\w+ ){0,4}(?:dijo|ja|
      jele|mmele|nona|ota)|ha ke (?:a |so |sa |eso )?(?:ja|je) (?:\w+ ){0,3}(?:matsatsi|beke|letho|hobane|hore ke (?:ote|fokotsehe)|
      haesale|ho tloha)|ke (?:a )?tshaba (?:ho ja|ho nona|dijo)
  `,
  vocabulary,
);

/** Sentences about a pregnancy, a suspected one and its loss. */
export const pregnancySentences = phrases(
  String.raw`
    (?:im|am|was|were) expecting(?= (?:can|and|so|should|is|in|but)| $)
    (?:months?|weeks?|wks|trimester) (?:\w+ )?(?:along|pregnant|preg|gone|in with (?:my|our) (?:first|second|baby))(?! (?:by|past|without|
      so fast|already))|(?:due|baby(?: is)? coming) (?:\w+ )?in (?:january|february|march|april|may|june|july|august|september|october|
      november|december)(?= .*(?:baby|boy|girl|train|exercise|mom|birth))
    (?:lost|losing|lose|loss of|buried) (?:\w+ )?(?:my|our|her|the|a) (?:\w+ )?baby|still ?born|stillbirth|c section|caesar\w*|caesarean|
      cesarean|gave birth|newborn|postpartum|post natal|postnatal|new mom|breastfeed\w*|nursing my|(?:bun in the oven|baby bump|
      morning sickness|pregnancy|preggers|preggo|knocked up|with child|up the duff|ivf|gynae|gynaecologist)
    contractions|(?:my )?waters? broke|in labou?r(?= )(?! (?:day|law|party))|braxton hicks|(?:\d\d|few|eight|six) (?:weeks|
      wks) (?:preg\w*|bump)
    (?:test|pregnancy test|clearblue) (?:\w+ ){0,4}(?:positive|two lines|2 lines|second line)|two (?:pink )?lines on|
      positive (?:pregnancy )?test(?! (?:for (?:covid|flu|tb|doping)))
    (?:period|periods|menses) (?:\w+ ){0,4}(?:late|missed|skipped|hasnt come|havent come|didnt come|never came|overdue|not come)|
      (?:missed|skipped|late for|late on|havent had|have not had|no|waiting for) (?:my |a |her )?(?:period|periods)(?! (?:of|one|two|
      class|\d))
    (?:expecting|having|carrying) (?:\w+ )?(?:a |our |my |her )?(?:first |second |little )?(?:baby|child|twins|boy|girl|little one|
      december baby|firstborn)(?! (?:shower|photos|sitter))|(?:abortion|termination|aborted|terminate|terminated|plan b|morning after|
      miscarr\w*|ectopic|unprotected sex|condom (?:broke|burst|tore|came off))
    (?:got|get|made|making|getting) (?:her|my girlfriend|my gf|a girl|someone|me) pregnant|(?:might|may|could|think|scared|afraid|worried|
      maybe|if) (?:\w+ ){0,3}pregnant
    swanger\w*|miskraam\w*|keisersnee|\w*khulelw\w*|\w*mithi(?:si)?(?= (?:\w+ )?(?:inyanga|izinyanga|iinyanga|umntwana))|\w*phunyelw\w*|
      \w*phuphum\w* isisu|\w*(?:lahlekelw|phulukan)\w* (?:\w+ )?(?:umntwana|ngumntwana|usana|isisu)|\w*(?:qhomf|hushul)\w*|\w*(?:sanda|
      ndisandul|ngisand)\w* (?:\w+ )?(?:uku)?(?:beleth|tet)\w*|moimana|bokgachane|ke (?:na le mpa|imme|emere|imile)|ke (?:senyehetswe|
      folotsa|folositse|ntshitse mpa|belehile)|(?:verloor|verlore) (?:\w+ )?(?:my|ons) baba|ek (?:het )?(?:pas )?(?:geboorte|gekraam)
  `,
  vocabulary,
);

/** Sentences about medicines, doping and drugs; a name is recognised by its ending. */
export const medicineSentences = phrases(
  String.raw`
    (?:<drug>)(?= )(?! (?:stevens|on me|walk|nap|cafe|food|mom|dog|back|forward|meat|mince|beef|muscle|cuts?|bulk|gains|mass|towards|in|
      into))(?<! (?:the|a|my|our|their|fat|copy|clean|black|wild|to|in) (?:cat|lean|prep|deca))(?<! (?:meal|food|match|game|exam|team|cat|
      dog) (?:prep|cat))
    (?:stop|stopped|stopping|quit|skip|skipped|skipping|forgot|forget|off|come off|came off|double|doubled|doubling|mix|mixing|mixed|
      share|sharing|combine|combining|increase|up|lower|taper|ran out of|missed|start|started|starting|selling|buying|
      buy) (?:\w+ ){0,2}(?:my |the |her |his )?(?:\w+ )?(?:treatment|injections?|shots? of|dose|doses|dosage|jab|patch|implant|inhaler|
      chronic\w*|script|prescription|tablets|pills|meds|drugs)(?! (?:room|table|free|test\w*))
    (?:epilep\w+|diabet\w+|hiv|blood pressure|bp|asthma|depress\w+|adhd|thyroid|heart|bipolar|anxiety|tb|ulcer|migraine|sleeping|
      hay ?fever|malaria|psych\w*) (?:meds?|medication|medicine|treatment|injections?|tablets?|pills?|pump|shots?|drugs?)
    (?:cycle|stack|course|dose|blast|run|running|running a) (?:\w+ )?(?:of )?(?:tren|test|testosterone|juice|gear|roids|steroids?|sarms|
      hgh|epo|peptides|clen\w*|anavar|winstrol|dbol|deca)(?! (?:cricket|match|series|shop|bag))|(?:roids|juicing|gear cycle|peptides|
      growth hormone|testosterone|blood doping|doping agent|pct cycle)
    (?:mix|mixing|mixed|drink|drinking|drank|combine|alcohol|booze|vodka|beer|high|stoned|weed|dagga|hungover|drunk) (?:\w+ ){0,3}(?:with|
      and|while|on|plus) (?:\w+ )?(?:pills|tablets|meds|painkillers|antibiotics|medication|pre workout|energy drinks?|drugs?|
      sleeping)(?! (?:game|after the|at the))
    (?:take|taking|took|use|using|used|sniff\w*|snort\w*|inject\w*|smok\w+) (?:\w+ )?(?:drugs?|cocaine|coke lines|meth|tik|weed before|
      dagga before|crystal|ecstasy|molly|mdma|lsd|shrooms|nyaope|heroin|glue|somebody elses (?:pills|meds)|someone elses (?:pills|meds)|
      roids|gear)(?! (?:test\w*|free))
    (?:medisyne|pille|pilletjies|tablette|inspuitings?|behandeling|voorskrif) (?:\w+ ){0,4}(?:los|stop|oorslaan|ophou|meng|dubbel|saam|
      drink|neem)|\w*(?:yek|yeka|phuz|thath|sel|gwiny|giny|xub)\w* (?:\w+ )?(?:amaphilisi|amapilisi|umuthi|imithi|amayeza|iipilisi|iyeza|
      umjovo|inaliti|isitofu)|(?:dipilisi|meriana|moriana|ente|dihlare) (?:\w+ ){0,4}(?:tlohel|kgaots|nwa|noa|sebedis|kopan)\w*
  `,
  vocabulary,
);
