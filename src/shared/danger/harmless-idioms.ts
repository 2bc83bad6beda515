import { anyOf, phrases } from './phrases.ts';

/** Everyday phrases that only sound like danger, mostly about sport; they are removed before the rules are applied. */
export const harmlessIdioms = anyOf(
  phrases(String.raw`
    # to kill and to die, where nobody does
    (?:kill|kills|killed|killing|kilt) (?:it|time|the clock|the game|the ball|the vibe|the mood|the match|them|off the game|two birds)
    killing (?:me softly|my vibe)
    (?:kills|killing|killed) (?:me|us)(?! (?:if|because|for|unless|myself)\b)
    (?:coach|mom|mum|mother|dad|gran|roommate|roomie|sister|brother|lecturer|prof|professor|team|they|these|this|that|it|legs|burpees|
      squats|lunges|
      sprints|stairs|hills|exams?|assignments?|heat|workout|session|suspense|nerves) (?:is |are |will |would |might |could |may |nearly |
      almost |
      really |just )*(?:going to |try to |trying to )?(?:kill|murder) (?:me|us)
    (?:kill|kills|killed|killing) (?:my|our|their|his|her) (?:abs|legs|quads|arms|glutes|back|core|calves|shoulders|chest|thighs|lungs|
      vibe|mood|
      motivation|gains|knees|feet|confidence)
    killer (?:abs|legs|workout|session|instinct|pass|body|moves?|serve|shot|instincts|exercises?|circuit|dance|whale|bee|crossover|app|
      look|smile|
      heels)
    dressed to kill|if looks could kill|buzz ?kill|over ?kill|road ?kill|kill ?switch|kill(?:ed|s)? the beat|in for the kill
    (?:die|dies|died|dying|dead|death) (?:of|from|with|laughing|by) ?(?:laughter|laughing|boredom|embarrassment|shame|cringe|excitement|
      the heat|
      curiosity|happiness|cuteness|hunger|jealousy|thirst|powerpoint)
    (?:die|died|dying|dead) (?:laughing|inside from cringe|to (?:see|know|play|try|go|meet|watch|get|hear|win|eat|learn|start|join|
      be picked|be in))
    (?:to die for|die hard|die hards|never say die|do or die|dice|die cast|the die is cast|old habits die hard|win or die|ride or die)
    (?:dead|death) (?:leg|legs|arm|arms|lift|lifts|lifting|line|lines|heat|ball|balls|ends?|tired|serious|bug|bugs|hang|hangs|stop|space|
      weight|wood|
      centre|center|quiet|battery|phone|pan|beat|on target|spot|easy|simple|rubber|last|zone|man walking|metal|star|stare|pool|by exercise|
      ball specialist|group|bowling|overs|row|march|battle|match)
    (?:drop dead gorgeous|over my dead body|left for dead by|my (?:phone|battery|laptop|legs|arms|calves|quads|glutes|abs|lungs|
      fantasy team|internet|
      data|wifi|car) (?:is|are|was|feel|feels) (?:dead|dying|killing me))
    (?:im|we are|were|he is|they are) (?:so |literally )?(?:dead|dying)(?= (?:after|lol|haha|lmao|from|of|at)\b)
    # suicide as a word of sport
    suicide (?:runs?|sprints?|drills?|squads?|squeeze|sets?|lines?|laps?|shuttles?|pass|grip|push ups?|bunt|workout|training)
    (?:run|ran|running|do|did|doing|more|ten|five|\d+|hate|line|basketball|court|some|sets of|rounds of|
      shuttle) (?:\w+ )?suicides?(?= (?:on|at|in|
      for|after|before|during|today|tomorrow|again|as|until|drill|at practice))
    # cutting, ending, hurting, hanging, jumping, taking
    (?:cut|cutting|cuts) myself (?:some|a bit of) slack
    cut(?:ting)? myself (?:while |when )?(?:shaving|cooking|chopping|with the tin|on the tin|on the fence|on paper|opening)
    cut myself (?:off|a slice|a piece|short|out of)
    (?:without|not|avoid|avoiding|dont want to|scared of|afraid of|afraid i|scared i|dont|never|worried about|worried i|before i|stop|
      cant|prevent|
      keep) (?:\w+ )?(?:hurting|hurt|injuring|injure|harming|straining) (?:myself|my)(?! on purpose)
    (?:hurt|hurting|injured) myself (?:at|during|in|while|playing|lifting|running|training|doing|last|yesterday|on sunday|on saturday|
      on monday|
      warming|dancing|sliding|tackling)
    end (?:it|this|things) (?:with|on a|strong|early|at|there|here|after|soon|off|in style)|end (?:of life|to end)
    (?:end|ended|ending|finish) (?:my|the|this|our) (?:season|career|run|streak|set|day|week|year|workout|semester|drought|losing)
    hang(?:ing)? (?:out|on|around|time|up|tight|loose|with|by|leg|legs|from the bar|clean|cleans|in there)
    jump(?:ing)? (?:off (?:the|a|one|my) (?:box|bench|line|step|foot|leg|left|right|start|bus|couch|diving)|rope|shots?|squats?|ball|higher|
      in front of (?:the|my) (?:defender|man|keeper|tv|mirror))
    (?:top|rope|neck|kick|push|drag|treat|test|challenge|pace|ice|foam roll|weigh) myself(?= (?:up|out|to|in|into|with|harder|on|at|every|
      again|more|
      through|for|daily|each|off))
    # dead people in jokes, broken and torn things
    (?:broke|break|breaking|broken|breaks|breaker) (?:a |the |my |our |his |her |their |up |down |into |through |even|out |in |free|all |
      every |
      another )*(?:record|records|sweat|even|line|lines|defence|defense|press|rules?|habits?|news|heart|hearts|phone|laptop|screen|pb|
      personal best|
      pr|streak|tie|deadlock|bank|ice|serve|fast|racket|racquet|string|strings|bat|stick|boots?|tackle|tackles|ankles|bad|news|cycle|
      routine|plateau|
      promise|budget|glass|mirror|chair|bed|door|point|points|student|wicket|duck|free|out of|mould|scrum|internet|washing machine|nail|
      nails|
      leg on stage)
    (?:im|we are|are|so|too|always|completely|dead|stony|being|feeling|is) broke(?= (?:student|this|and|but|so|until|again|at|lol|need|
      cheap|what|how|
      till|after|as|right|by)\b)
    fracture lines?|break(?:s|ing)? (?:down )?the back (?:line|four|three|row)
    (?:hit|hits) my head with an? (?:\w+ )?(?:idea|header goal)
    break a leg|broke(?:n)? (?:english|record player|heart|hearted|into (?:song|the (?:team|squad|top|side|lineup)))|ankle ?breaker(?:s)?
    breaking ankles|(?:broke|break|broken|breaking|snapped|snatched) (?:his|her|their|defenders?|your|the defenders?|some|peoples?) ankles?
    (?:tore|tear|torn|ripped|rip) (?:it up|them apart|through|up (?:the|their)|the (?:net|jersey|shirt|page|ticket|pitch|defence|defense|
      place)|
      my (?:jersey|shirt|shorts|boots?|kit|jeans|jacket|notes|tights|socks|bag|ticket)|down|between|into|off|apart by|away|a page)
    (?:knocked|knock) (?:out of|us out|them out|him out of|it out|her out of|me out of|on the door|out (?:stage|stages|round|rounds|cup|
      game|games|
      match|matches|phase|football|competition|tournament|the champions|the favourites))
    (?:cant|couldnt|can barely|can hardly|barely|hardly|unable to) (?:\w+ )?(?:move|walk|sit|stand up|stand|climb stairs|lift my arms|
      feel my (?:legs|arms|abs|glutes)|laugh|sit down) (?:\w+ ){0,2}(?:after|from|since|because of|thanks to) (?:\w+ ){0,3}(?:leg|arm|
      back|chest|ab|glute|upper body|lower body) ?day|(?:cant|couldnt|barely) (?:move|walk|sit|stand|laugh) (?:after|
      from) (?:\w+ )?(?:squats|lunges|burpees|doms|pilates|spinning|planks|bootcamp|crossfit)
    (?:cant breathe|couldnt breathe|out of breathe|heart (?:is |was )?(?:racing|pounding|stopped|sank)|passed out|nearly died|almost died|
      overdosed|starving|dead|dying) (?:\w+ ){0,6}(?:lol|lmao|haha\w*|best feeling|worth it|loved it|love it|what a (?:game|match|finish|
      goal|feeling)|so funny)
    (?:heart|hearts) (?:\w+ )?(?:stopped|stops|skipped|skips|racing|pounding|sank|dropped|jumped|beating|
      in my mouth) (?:\w+ ){0,2}(?:when|watching|before|during|as|at|for) (?:\w+ ){0,5}(?:penalt\w+|shoot ?out|missed|misses|scored|
      scores|goal|kick|final|finals|whistle|sitter|draw|game|match|announc\w+|result|results|team list|derby|kick off|tip off|trials)
    pass(?:ed|ing|es)? out on (?:the|my|his|her) (?:\w+ )?(?:couch|sofa|bed|bus|bench) (?:\w+ )?(?:after|from|before|at|so|last|early|
      straight|and|because|watching)
    (?:fracture\w*|broken|torn|disjointed) (?:possession|play|defence|defense|backline|midfield|squad|relationship|phase|game|plays)|
      overdos\w* (?:on|of) (?:\w+ )?(?:pizza|carbs|sugar|coffee|caffeine|fun|football|soccer|rugby|netball|cricket|series|chocolate|
      sweets|memes|netflix|tiktok|pap|braai|cake)
    (?:the|a|best|magic|bitter|sweet|poison) pill (?:for|to|against|of|tactics?|move) (?:\w+ )?(?:bad mood|mood|stress|laziness|tactics?|
      swallow|defeat|boredom|in cricket)|poison pill\w*
    (?:nearly|almost|mini|gave me a|give me a|having a|had a) (?:\w+ ){0,3}heart attack (?:when|watching|at|as|after|during|
      in) (?:\w+ ){0,5}(?:buzzer|whistle|penalt\w+|shoot ?out|scored|missed|goal|final|minute|over|kick|game|match|results?)
    (?:cut|burn|burns|burned|burning|reduce|deficit of|surplus of|extra) (?:about |around |only )?\d+ (?:calories|kcal|cals)|
      forced? (?:me|him|her|us|them|it) (?:wide|out|off|back|into (?:touch|a turnover|an error|mistakes|errors|a foul)|left|right|over|
      home)(?= (?!of))
    (?:head injury|concussion|hia|injury|heart|first aid|cpr|drowning|overdose|suicide) (?:assessments?|protocols?|policy|laws?|workshop|
      course|awareness|prevention|screening|education|lecture|talk|rules? (?:in|of|explained)|replacements?|subs?|list|update|news)
    (?:sugar|salt|glucose|energy|electrolyte|effervescent|dishwasher|drawing|graphics|android|samsung|chlorine) (?:tablets?|pills?)
    (?:drag|dragged|drags|carried|carries|pushed|whipped|forced) (?:us|me|them) (?:to (?:the|a) (?:\w+ )?(?:final|finals|win|victory|semi|
      semis|title|line|playoffs|draw|limit)|over the line|back into|through)
    strip(?:ped|s)? (?:the ball|of (?:the|his|her)|down|sacks?)|(?:cant|couldnt|barely) (?:feel|lift|move) my (?:\w+ )?(?:arms|legs|abs|
      chest|shoulders) (?:after|from) (?:push|pull|leg|arm|chest)\w*(?: day)?|(?:snapped|snaps|snap) the ball
    (?:pills?|dose|pearls) of (?:wisdom|reality|confidence|encouragement|laughter)|(?:ibhola|iball|i bhola) li(?:ngi|ndi|si)(?:shay|beth)\w*
    surgery hours|pill shaped|(?:pregnancy|prenatal|antenatal) (?:yoga|pilates|class|classes) (?:\w+ )?(?:schedule|times?|timetable|
      advert|poster)
    (?:burden|liability|waste|failure|disappointment) (?:on|in|at|to) (?:the )?(?:defence|defense|attack|offence|midfield|goal|court|
      fantasy|chess|padel|cooking|golf)
    noose (?:tighten\w*|is tightening) on|pill ?s? box\w*|fat lip of|(?:a )?dose of (?:\w+ )?(?:fever|fun|luck|derby|football|magic|
      energy|sunshine|inspiration)|dislocated (?:bails|stumps)
    # heads, hearts, chests, faints
    head (?:start|to head|coach|band|bands|phones|lights|spin|hunter|boy|girl|line|lines|of|over heels|in the game|count|butt|er)
    (?:hit|hits|heads|headed) (?:the|a) (?:header|ball|post|bar|crossbar|gym|showers?|books|weights|road|pool|track|court|pitch|beach|
      library|sack|
      hay|ground running|nail on the head)
    heart (?:rate|rates|beats? for|of|and soul|breaker|breaking|broken|warming|felt|skips? a beat|sank|melts|to heart|emoji|emojis|throb|
      less|land|
      zone|monitor)
    heart attack(?= (?:game|moment|ending|finish|stuff|every time|when (?:they|we|he|she|the|that) (?:scored|score|goal|whistle|penalty|
      game))\b)
    chest (?:day|days|workout|press|presses|pass|passes|fly|flies|flys|muscles?|exercises?|session|routine|size|gains|high|bump|bumps|
      of drawers|
      freezer|supported|opener|openers|stretch|stretches|trap|control|pump|training|strength|number|numbers|hair|expander|plan)
    (?:stroke|strokes)(?= (?:count|rate|play|technique|of (?:luck|genius)))|(?:breast|back|butterfly|swim|swimming|paddle|key|sun|
      brush) strokes?
    (?:almost|nearly|just|about|could|will|would|literally|going to) ?(?:to )?(?:faint|fainted|pass out|passed out|collapse|
      collapsed)(?= (?:when (?:i saw|he|she|they|we|the)|laughing|with joy|from (?:joy|excitement|laughing|happiness)|of excitement))
    (?:black(?:ed|s)? ?out|blackout|blackouts) (?:curtains?|blinds?|jerseys?|kit|theme|party|tests?|drapes|edition|stage|shades?|period|
      due|again|
      schedule)|black(?:ed|ing)? out (?:the|my|our|all|those|these) (?:calendar|dates?|days?|weekends?|weeks?|diary|windows?|screen|names?)
    load ?shedding ~ blackouts?
    pass(?:ed|ing|es)? (?:out (?:wide|of|the|from|to|flyers|water|bibs|leaflets)|it out|the ball|on|my|to|me(?! if))
    faint (?:hearted|praise|memory|hope|smell|line|lines|idea|lines)|feint(?:s|ed|ing)?
    collapsed (?:scrum|maul|tent|in laughter|on the couch laughing|the scrum|their defence)|scrum collapsed
    (?:their|our|the|my|your) (?:defence|defense|team|tent|top order|middle order|batting|lead|server|internet|bench|table|
      stand) (?:\w+ )?collaps(?:ed|es|
      ing|e)
    # food, weight, medicine, pregnant pauses
    (?:im|we are|always|so|am|was|feel|feeling|get|absolutely|literally|come home|be) starving(?! myself)(?= (?:after|before|by|what|
      whats|lol|and|at|
      now|rn|when|all|in|every|for|from|during|late|between|is|any|need|help|where|how|here|quick|again|today|tonight|this)\b)
    medicine (?:ball|balls|degree|student|students|exam|exams|lecture|lectures|class|school|cup|faculty|test|society|res|team|man|hat|chest|
      department)
    (?:study|studying|studied|sports?|sport|best|own|reading|doing|in|laughter is the best|of their own|dose of (?:your|their|our|
      his) own) medicine(?! (?:for|every|with|before))
    (?:vitamins?|multi ?vitamins?|magnesium|zinc|calcium|omega|fish oil|creatine|electrolytes?|caffeine|protein|probiotic|iron)(?: [a-z]\d*|
      \d+)? (?:tablets?|pills?|capsules?|gummies)(?! (?:\w+ ){0,4}(?:shak\w+|racing|trembl\w+|dizzy|vomit\w*|faint\w*))
    (?:tablets?|pills?|capsules?|pille|tablette|amaphilisi|iipilisi|dipilisi) (?:of |ka |e |ye |ze |eze |tsa |met |van )?(?:vitamins?|
      multi ?vitamins?|magnesium|zinc|calcium)(?: [a-z])?(?= )
    (?:surgery|operations?) (?:students?|module|notes|lectures?|rotation|block|exam|textbook|test|residency|research|management|manager|
      room of|
      of the)
    pill bugs?|(?:daily )?dose of (?:vitamin|sun|fun|humour|motivation|luck|reality|sport)
    gave birth to (?:a|an|the) (?!baby|son|daughter|boy|girl|healthy|child|little)\w+
    chill ?pills?|pill machine|pill ?box|tough pill to swallow|bitter pill|pill ?ow|drugs? test|insulin sensitivity|steroid free
    pregnant (?:pause|with meaning)
    expecting (?:(?:a|an|the)(?! (?:baby|child))|to|rain|visitors|more|too|much|big|great|at|some|nothing|it|them|us|you|him|her|heavy|
      guests|friends)
    (?:hits?|hit|hitting) (?:me up|different|me with (?:a|the|that)|me that|the gym|my (?:goals?|macros|protein|pb|target|steps|stride|
      shots|peak))
    it hits me|hits? me in the feels
    (?:song|smell|reality|realisation|wave|motivation|fatigue|tiredness|hunger|sleep|it|wall) (?:just |really |always )?hits? me
    (?:beats?|beat|beating|beaten|thrash|thrashes|destroys?|destroyed|smash|smashes|smashed|slaughtered|murdered) (?:me|us|them|
      him) (?:at|in|to|by|
      every (?:game|time|match|week) (?:at|in|we play|on)|again in|on the|on points|with a|one on one|fair|\d|in the|down the|off the|
      up the|up hill|
      this season|last season)
    abuse(?:d|s)? (?:of|the) (?:power|referee|umpire|system|offside|space|rules?)|abusive (?:crowd|fans|language from the stands)|
      self abuse ban
    punch(?:ing|es|ed)? (?:bag|bags|combo|combos|line|above|up|drills?|the (?:ball|air|ticket|clock|bag|keeper))
    boxing(?: class| gloves| match| club)?|kick ?boxing
    shoot(?:ing|s)? (?:myself in the foot|hoops|some hoops|guard|form|drills?|practice|stars?|range|out|the ball|from|free throws|threes|
      around|hand|
      percentage|arm|better)
    (?:poison(?:ous)? (?:ivy|pass)|toxic (?:fans|masculinity)|pick your poison)
    (?:ghost|haunt|cry|scream)ing ~ laughing
    # Afrikaans, isiZulu, isiXhosa and Sesotho
    (?:lag|gelag|lekker|moeg|mooi|verveeld|honger|dors) (?:my |ons |ek my )?(?:amper |half |heeltemal )?(?:dood|vrek)|doodmoeg|doodstil|
      doodgewoon
    doodlekker|doodskoot|doodeerlik|doodseker|doodloop|doodlag
    dood (?:van (?:die )?(?:lag|honger|verveling|hitte|skaam|moegheid)|eerlik|moeg|seker|stil|nuuskierig)
    (?:hulle|hul|die ander span|die ander koshuis|oak res) (?:\w+ )?dood(?:maak|slaan|speel) (?:op (?:die )?(?:veld|baan|saterdag)|in die (?:final|wedstryd|derby|
      tweede helfte))
    (?:maak|maai|loop|speel|slaan|klop) (?:hulle|hul|ons|die ander|die ou|tyd|die tyd|die bal) dood
    (?:oefening|oefensessie|oefeninge|klas|hitte|been|bene|gym|hardloop|burpees|squats|eksamen|eksamens) (?:maak|maak my|gaan my|
      sal my) (?:my )?(?:klaar|dood|doodmaak)
    (?:umdlalo|gym|ijimu|umqeqeshi|ikilasi|isivivinyo|ukujima|ukuqeqesha|imidlalo|ilanga|ukushisa) (?:\w+ )?\w*(?:ngi|ndi|si)(?:ya)?bulal\w*
    ngiyafa (?:insini|yinsini|wuhleka|ukuhleka|yindlala|yikushisa|ngensini)|ngifa (?:insini|yinsini)|ukubulala (?:isikhathi|umdlalo)|
      sibabulele
    sizobabulala|ngibulawa (?:yinsini|indlala|ukukhathala)
    ndiyafa (?:yintsini|lunxano|yindlala|bubushushu)|ndifa yintsini|ndibulawa (?:yintsini|yindlala)|siza kubabulala|ukubulala ixesha
    ke shwa (?:ke|ka) (?:ditsheho|tlala|ditshego|mocheso)|ke bolawa ke (?:ditsheho|tlala|ditshego)|ho bolaya nako|re tla ba bolaya
  `),
);
