import { phrases, vocabulary } from '../phrases.ts';

/** Sentences about thoughts of death and self-harm, whatever other words are in them. */
export const crisisSentences = phrases(
  String.raw`
    # to wish to be gone
    <wish> ~ <nomore>(?! (?:last|at|on the|off|with (?:soreness|sore|doms)))
    <wish> ~ (?:end|finish) (?:it all|everything|things|my story|the pain|this pain|my suffering|this suffering)(?! (?:with (?:him|her|my|
      a win|the)|between|strong))
    <wish> (?:\w+ )?(?:it all|all of (?:it|this)|everything) ~ (?:over|to end|to stop|to be done|to go away)
    <wish> ~ (?:life|existence) (?:to |was |were |would )?(?:be )?(?:over|ends?|ended|stops?|done)
    (?:wants?|wish|hope|planning|going|ready|decided|ways?|how) ~ (?:off|neck|rope|yeet|delete|erase|end) (?:myself|himself|herself|
      themselves)
    (?:just )?(?:let|leave) me (?:die|rot)|(?:want|wants|let) (?:god|death|the lord|it) ~ take me|ready to (?:meet my maker|
      go home to god|join my late \w+)
    (?:i|id|ill) (?:\w+ ){0,3}(?:dont|wouldnt|wont|didnt) (?:even )?(?:mind|care) ~ (?:if i|dying|not waking|being dead|getting hit|
      if a (?:car|taxi|bus|truck))
    (?:log|logging|sign|check|checking|clock|clocking|opt|opting|tap|tapping) out (?:of (?:life|this life|this world|living)|permanently|
      for good|forever)
    (?:uninstall|alt f 4|ctrl alt delete|quit|delete|exit|leave) (?:life|living|my life|myself|this life|existence|the earth|this planet|
      irl)
    (?:commit|committing) (?:die|death|sudoku|unalive|not alive|unlive|selfdelete)|(?:the )?(?:big|long|eternal|forever|
      permanent) (?:sleep|nap|rest)(?= (?:sounds|is|seems|would|for me|looks)| $)
    (?:sleep|rest) (?:and|then|to) ~ (?:never|not) ~ (?:wake|get up|come back)|fall asleep and (?:never|not)|never (?:ever )?(?:wake|
      get) up again
    # not to see a way
    (?:dont|cant|do not|no longer|cannot|never) ~ (?:see|find|feel|imagine) ~ (?:way (?:forward|out|through)|(?:a|my|any) future|
      future (?:for me|anymore)|tomorrow|light|hope|reason to|me getting older|myself (?:at|in|turning) \d+)(?! (?:of (?:the|our|their)|
      for (?:the|our) (?:team|club|season)))
    (?:there ?s|there is|theres|see|have|ive|got|with|feels like|is) no (?:way (?:out|forward)|future|hope|escape|exit|other way|
      other option|tomorrow|going back)(?= (?:for me|left|anymore|any more|in sight|now|except|but|than)|$| and)
    no ?(?:reason|point|purpose) ~ (?:alive|living|live|here|going|breathing|trying|waking|stay|exist)(?! (?:hard|again))
    (?:why|what for) (?:am i|do i|should i|must i) (?:even |still )?(?:alive|here|living|exist|live|bother living|wake up|keep (?:living|
      breathing))(?! (?:training|early|so early|on campus))
    <worn> (?:of|with|from|by) ~ <life>(?! (?:on|in|off|with|at|near|out|here|arrangements?|room|so far|above|below|next))
    <worn> (?:\w+ )?(?:with|of) (?:this |the )?(?:pretending (?:im|to be) (?:fine|ok|okay|happy)|fighting my (?:mind|head|thoughts|brain)|
      being alive|this world|it all|everything and (?:want|i))
    (?:cant|dont|couldnt|wont) ~ (?:do|take|handle|face|carry|bear|survive|manage) ~ (?:life|living|another (?:day|night)|one more day|
      this pain|the pain|this life|being alive|tomorrow)(?! (?:of (?:burpees|cardio|exams|class)|in the gym|without coffee))
    (?:giving|give|gave|given) up on (?:life|living|myself|everything|being alive)|(?:lost|losing|no|zero) (?:all )?(?:hope|the will|
      my will|will|interest) (?:in|to|for|of) (?:life|live|living|being alive|everything|go on|anything)
    # nobody would miss me, all would be better off
    <nobody> (?:\w+ ){0,2}(?:notice|miss|care|cares|know|cry|come|show up|remember|look for) (?:\w+ ){0,5}<gone>
    <nobody> (?:\w+ ){0,2}(?:miss|cry for|mourn|look for|bury) me(?= (?:if|when|once|after|anyway|at all|one bit)| $)
    (?:everyone|everybody|world|family|mom|mother|parents|kids|people|they|friends|all|life|place|things) (?:\w+ ){0,4}(?:better|happier|
      easier|lighter|relieved|fine|peaceful) (?:\w+ )?(?:without me|if i|when i|once im|when im|not having me)(?! (?:win|score|play|
      stop (?:snoring|singing|shooting)|pass|train|lead))
    (?:better|happier|easier|cheaper) (?:off )?(?:if|when|once) (?:im|i was|i were|i am|i) (?:\w+ )?<gone>|if i (?:just )?(?:wasnt|werent|
      was not|were not) (?:\w+ )?(?:here|around|alive|born|in it)(?! (?:for (?:the )?(?:match|game|training)|on campus))
    (?:waste|wasting|using up) (?:of )?(?:\w+ )?(?:space|air|oxygen|a life)(?= )(?! (?:behind|on the (?:pitch|court|wing)))
    (?:a|such a|just a|nothing but a|only a) (?:burden|liability|disappointment|mistake|failure|waste) (?:to|on|for) (?:my (?:family|
      parents|mom|mother|kids|friends)|everyone|everybody|them|all|people|the world)
    # pictures of it, and its means
    (?:easiest|quickest|fastest|softest|best|gentlest) ways? (?:to|of) (?:\w+ )?(?:go|going|leave|leaving|die|dying|end it) (?:\w+ )?(?:without|with no) (?:(?:a bit of|any) )?(?:pain|
      feeling|suffering)
    (?:have|ive|got|bought) (?:\w+ )?(?:rope|noose) (?:\w+ ){0,3}(?:know|found|picked|chose|chosen) (?:\w+ )?(?:where|when|place|tree|beam|spot)
    (?:hold|holding|held|stare|stared|staring|look|looking) (?:at )?(?:the|a|my) (?:blades?|razors?|razor blades?|pills|rope) (?:\w+ ){0,3}(?:stare|staring|
      think|thinking|wonder|wondering|cry|crying|hours)
    (?:im done|im finished|cant anymore|goodbye|good bye|bye|im sorry|its over) & tell (?:my|them|him|her|everyone) (?:\w+ ){0,2}(?:i|that i) (?:\w+ )?(?:love|loved)
    (?:picture|picturing|imagine|imagining|see|seeing|dream|dreaming|visions?|visualise|visualising|thoughts?|think|thinking|fantasise|
      fantasising|fantasizing|daydream|daydreaming|images?) ~ (?:myself|me|about|of) ~ (?:hanging|dead|dying|drowning|jumping off|
      bleeding out|in a (?:coffin|grave)|my (?:own )?(?:funeral|death|grave|coffin)|being dead|crashing my)(?! (?:from the (?:bar|rim)|
      lifts?|leg|balls?|line))
    (?:my|own) (?:funeral|suicide|coffin|death|obituary)(?! (?:if we|if they|lol|haha|bowling|when mom|drop|overs))
    (?:bought|buy|got|have|ive|keep|keeping|hid|hiding|hide|found|collect|collecting|saving|saved|stash|stashed|stashing|getting|
      borrowed) ~ <method> & (?:cupboard|secret|nobody knows|no one knows|ready|tonight|just in case|under my (?:bed|pillow)|drawer|
      waiting|for when|do it|use it|end it|enough)
    <method> & (?:not wake up|never wake up|wont wake up|dont wake up|no pain|painless|die|death|goodbye|end it|end it all|end my|
      would it take|to stop my heart|enough to|sleep forever|lethal|fatal|hurt to|how quick|quickest|is it quick|
      on myself)(?! (?:\w+ ){0,2}(?:calories|reps|km|grams|carbs))
    (?:is|does|do|would|will|how) ~ (?:drinking|swallowing|hanging|drowning|drown|jumping|overdosing|bleeding out|
      cutting) (?:\w+ ){0,4}(?:quick|painless|painful|hurt|kill|fast|peaceful|long)(?! (?:water|milk|rope|jacks|coffee|protein|weight|
      higher))
    (?:jump|jumping|throw myself|throwing myself|leap|step|stepping|walk|walking|lie|lying|run|drive|driving|swerve|swerving|steer|
      steering|crash|crashing|veer|fall|stand|standing) ~ (?:off|in front of|infront of|under|into|onto|before|over) ~ (?:trains?|tracks|
      railway|rails|traffic|highway|freeway|n 1|n 2|bridge|roof|rooftop|balcony|parkade|river|sea|ocean|oncoming|cliff|taxi|lorry|truck|
      wall|pole|tree|moving (?:car|bus))(?! (?:and (?:swim|surf|swam)|for a (?:swim|dip)|with my (?:board|surfboard)|rank|stop|driver|
      timetable))
    (?:stood|standing|sat|sitting|stand|sit) (?:\w+ ){0,2}(?:on|at) (?:\w+ ){0,2}(?:edge|ledge|bridge|train tracks|tracks|roof|
      railing)(?! (?:of (?:my|the) (?:seat|couch|bed|box|pool|pitch|mat|chair|sofa)))
    (?:put|tie|tied|wrap|wrapped|had|tighten) ~ (?:rope|belt|cord|wire|scarf|plastic bag|noose|cable) ~ (?:my neck|my head|neck)
    # to hurt oneself
    <blade> & (?:skin|wrists?|thighs?|relief|calms? me|numb|bleed|feel (?:better|something|less)|on my (?:own )?(?:arms?|legs?|
      stomach))(?! (?:cap|cream|burn|tattoo))
    (?:cut|cuts|cutting|burn|burns|burning|burnt|scratch|scratches|scratching|hit|hits|hitting|punch|punching|harm|harming|hurt|hurting|
      hurts|pinch|pinching|bite|biting|punish|punishing|scar|scarring|carve|carving) (?:myself|my (?:own )?(?:skin|arms?|wrists?|thighs?|
      legs?|body)|himself|herself|themselves) & (?:numb|feel (?:something|better|anything|alive|real)|cope|relief|release|deserve|sad|
      secret|secretly|lighters?|cigarettes?|blade|razor|again|help(?:s)? me calm|at night|every night|urge|
      stress(?:ed)?)(?! (?:at (?:training|practice|gym|netball|rugby|soccer|hockey)|playing|tackling|in the (?:game|match)))
    (?:been|started|start|back to|back at|stop|relapsed|relapsing|resist|back into|clean from|urge of) (?:cutting|selfharm|self harming|
      burning myself|sh|hurting myself)(?! (?:weight|carbs|sugar|back|down|calories|corners|inside|class|season|phase|kg|fat|out|across|
      meat|gluten))
    (?:days|weeks|months) clean & (?:cut|relapsed?|urge|blade|selfharm|hurt myself)
    # goodbyes
    (?:wrote|write|writing|written|sent|send|sending|recorded|leaving|left|posted|drafted|finished|ready) ~ (?:goodbyes?|good byes?|
      farewells?|suicide|final|last) ~ (?:letters?|notes?|messages?|texts?|videos?|voice ?notes?|words|post)(?! (?:to (?:the|
      our) (?:coach|captain|team|seniors|matrics)|for the (?:seniors|matrics)))
    (?:giving|gave|give|given|sorting|sorted) (?:away|out) (?:all |all of |most of )?my (?:stuff|things|belongings|clothes|possessions|
      pets?|will|funeral)(?= (?:because|so|before|i wont|to (?:my )?friends|away)|$| and i)
    (?:tell|say|telling) (?:my )?(?:\w+ )?(?:mom|mum|mother|dad|family|parents|kids|sister|brother|everyone|friends|them|her|
      him) ~ (?:loved|im sorry|i was sorry|sorry for everything|it wasnt their fault|not their fault|goodbye|forgive me)
    (?:by the time|when) (?:you|anyone|they|somebody) (?:read|reads|find|finds|see|sees) (?:this|my note|me)(?! (?:at|on the (?:court|
      field)|post we))|dont (?:look|come looking|cry) for me
    (?:this|it) (?:is|will be|might be) (?:my|the) (?:last|final) (?:night|day|message|goodbye|time you|text|words)(?= )(?! (?:of|
      in (?:res|campus|the)|at (?:school|varsity|res|camp)|game|season|before (?:exams|the)))
    (?:i )?wont be (?:a|your|anyones|their|anybodys|everyones) (?:problem|burden|bother) (?:much longer|anymore|any longer|for long|after|
      soon)
    # worth nothing
    (?:hate|hates|hated|despise|loathe|cant stand) (?:myself|himself|herself|being me|being alive|my life|my existence|who i am|
      that i (?:exist|am alive|woke up))(?! (?:for (?:eating|skipping|missing|signing|that (?:miss|pass|own))|after (?:burpees|leg|cardio|
      that)|during|when (?:i|we|the|coach)|every leg))
    (?:im|i am|feel|feeling|i|am) (?:\w+ ){0,2}(?:worthless|a burden|unlovable|beyond help|suicide|dead inside|empty inside|broken inside|
      a waste|better off dead|done with (?:life|everything|it all|this world|existing|living))(?! (?:at|on (?:defence|attack)|
      after (?:leg|cardio|gym|training|exams)|in (?:goal|defence|the scrum)))
    (?:life|living|existing|everything) (?:is|feels|has become|hurts|seems) (?:\w+ )?(?:too much|pointless|unbearable|meaningless|hell|
      torture|not for me|not worth|empty|too heavy|a punishment|too hard to)(?! (?:for my legs|without (?:football|soccer|coffee|gym|
      sport|netball|rugby)|fun))
    (?:dont|doesnt|didnt|never) ~ (?:deserve|ask|asked|want) to (?:be )?(?:live|alive|born|exist|be here|breathe)(?! (?:on|in|with|off|at|
      early))
    # of somebody else
    <friend> (?:\w+ ){0,4}(?:wants? to die|talks? about (?:dying|death|killing|ending)|talking about (?:dying|death|killing|ending|
      suicide)|doesnt want to (?:live|be here|be alive)|wants to end|is suicide|overdosed?|tried to (?:die|jump|hang|end)|cuts (?:himself|
      herself|themselves)|(?:said|says|posted|texted|wrote) (?:\w+ )?(?:goodbye|suicide|final message))(?! (?:after (?:leg|cardio)|
      of (?:thirst|hunger)|to (?:the|coach|his|her) (?:team|coach|fans)))
    (?:think|thinking|thought|thoughts|feel|feeling|felt|consider|considering|close|tempted|dreaming|planning) (?:\w+ )?(?:about|of|like|
      to|on) (?:just )?(?:ending|end|stopping|finishing) (?:it|things|everything|it all)(?! (?:with|between|early|there|on a|strong|off|
      in style))
    (?:least painful|most painless|painless|quick|quickest|easiest|peaceful|fastest|clean|gentle|best) (?:\w+ )?(?:way|ways|method|
      methods) (?:to|of|for) (?:\w+ )?(?:go|leave|die|end|exit|out|dying|disappear|not (?:be here|exist))(?= )(?! (?:home|there|to|about|
      pro|up|down|through|from|viral|left|right|forward|of (?:the|a)|the (?:season|game|set|workout|session|training|year|week)|for a|
      a (?:set|workout|session|season)|res|vegan|with|by|on (?:a )?))
    (?:dont|do not|never|not|didnt) (?:\w+ )?(?:belong|fit|meant to be|made|cut out) (?:\w+ ){0,2}(?:this world|on (?:this )?earth|alive|
      this life|life|anywhere anymore|this planet)
    (?:head|mind|brain|voices?|thoughts?|demons?) (?:\w+ ){0,3}(?:say|says|saying|said|tell|tells|telling|told|scream|screams|screaming|
      whisper|whispers|whispering|command\w*|order\w*) (?:\w+ ){0,3}(?:do it|jump|die|end|kill|hurt|cut|worthless|useless|bad things|
      to do|not to live|im|leave)
    (?:dont|never|didnt|not) (?:\w+ )?(?:want|wish|need) (?:\w+ ){0,2}(?:tomorrow|morning|next (?:day|week|year)|another (?:day|year|
      birthday)|the sun|to see (?:tomorrow|another|the morning|next)) ?(?:to )?(?:come|rise|start|happen|arrive|ever)?(?! (?:practice|
      training|game|match|session|class|gym|shift|off))
    (?:tonight|today|finally|this weekend|now) & (?:doing it|do it|going through with it|no turning back|go through with it|
      the day) (?:\w+ ){0,3}(?:bye|goodbye|sorry|forgive|last|forever|love you)
    (?:carv|etch|slic|scratch|cut|burn|stab|pick|claw|rip|tear|peel|dig|jab|prick)\w* (?:\w+ ){0,3}(?:into|on|in|off|open|at|
      out of) (?:\w+ )?my (?:own )?(?:skin|legs?|arms?|thighs?|wrists?|flesh|stomach|face|body|hips)(?! (?:muscle|(?:\w+ )?(?:tackle|game|
      match|training|fence|nail|boot|studs?))| in the (?:tackle|match|game)| (?:playing|shaving|falling|sliding))
    (?:stand|bear|hate|escape|leave|rip|tear|claw|crawl|trapped|stuck) (?:\w+ ){0,3}(?:in|inside|off|out of|my) (?:\w+ )?(?:own )?(?:skin|
      own head|mind)(?! (?:care|tight|in the game))
    (?:lock\w*|barricad\w*) (?:myself|himself|herself|themselves) (?:in|inside|up) & (?:knife|blade|pills|rope|gun|crying|hurt|
      wont (?:open|answer|come)|kill|cut|cutting|screaming|scissors)
    (?:would|will|does|do|is) (?:it|they|you) (?:\w+ )?(?:hurt|painful|painless|feel|scary|quick|slow) (?:\w+ ){0,2}(?:to )?(?:drown|die|
      hang|bleed out|overdose|suffocate|burn to|jump off|fall off|dying|death|drowning|hanging|overdosing)
    (?:strong|strength|energy|courage|power|fight|brave) (?:\w+ ){0,3}(?:to|left) (?:\w+ ){0,2}(?:live|fighting this|keep (?:going|living|
      fighting)|go on|carry on|exist|survive this|wake up every|stay alive|face (?:life|another|tomorrow))(?! (?:in (?:the )?(?:fourth|
      second|last|final|extra)|for 90|until the (?:whistle|end)|running|training))
    (?:world|life|earth|god|universe|family|parents|everyone|nobody|society) (?:\w+ ){0,2}(?:dont|doesnt|does not|no longer|
      never) (?:\w+ )?(?:need|needs|want|wants|love|loves|care about|like|likes) me(?! (?:in (?:goal|defence|the team)|to (?:play|train|
      win|study)))
    (?:when|once|after) (?:im|i am|ive) (?:\w+ )?(?:gone|dead|passed|buried|left this) (?:\w+ ){0,4}(?:sorry|happy|happier|miss|regret|
      realise|realize|see|know|remember|care|cry|understand|peace|better|free|fine)
    if i (?:should )?(?:die|dont make it|dont wake up|disappear|kill) (?:\w+ ){0,3}(?:give|tell|please|who|would|will|nobody|take care|
      look after|know|let|bury|dont|make sure|its)(?! (?:laughing|in (?:this )?(?:workout|gym|session|game)|during|from (?:cardio|this)|
      tell my (?:story|legs)|of (?:cardio|boredom)))
    (?:pain|hurt|hurting|suffering|noise|everything|it|heartache|ache|sadness) (?:to |must |would |should |will )?(?:just )?(?:stop|end|
      go away|be over|be gone) (?:\w+ )?(?:permanently|for good|forever|for ever|once and for all)
    (?:nobody|no one|none|nothing) (?:\w+ )?(?:can|could|will|would) (?:\w+ )?(?:save|help|fix|reach|stop|change) (?:me|my mind|
      what im going|this pain)(?! (?:from (?:scoring|winning)|scor\w+|with (?:my )?(?:assignment|homework|serve|form)|on the court|move|
      carry))
    (?:want to|just|should|might|going to|rather|wish to|feel like) (?:\w+ )?(?:rope|neck it|ctb|sudoku|game end|log off forever|
      hop off (?:this )?(?:earth|life)|take myself out|do myself in|top myself|end me)(?! (?:climb\w*|skip\w*|jump\w*|workouts?|
      exercises?|training|in|him|her|for|slams?|pulls?))
    (?:cuts|scars|burns|slashes|lines) (?:\w+ ){0,2}(?:on|all over|along|up|down) (?:\w+ )?(?:her|his|my|their|both) (?:\w+ )?(?:arms?|
      wrists?|thighs?|legs?|forearms?)(?! (?:from (?:the )?(?:astro|grass|rugby|fall|match|barbed|cat|sliding|surgery)))
    (?:plan|plans|dream|hope|goal|wish) (?:is|was) (?:just )?to (?:\w+ )?(?:be gone|die|disappear|not be here|end it|be dead|
      vanish)(?! (?:by (?:half|full) time|early))
    (?:loves?|cares?|wants?|needs?|likes?) (?:about )?me (?:\w+ ){0,4}(?:vanish|disappear|die|be gone|end it|not exist|kill)|
      should (?:just |really )?(?:vanish|disappear|die|not exist|stop existing|be dead)(?! (?:from (?:the|their) (?:table|list|radar)|
      laughing))
    death (?:\w+ )?(?:sounds?|seems?|looks?|feels?) (?:\w+ )?(?:peaceful|easier|better|good|nice|calm|like (?:a|the|peace|freedom|sleep)|
      inviting|beautiful)|(?:hurts?|pain|dead|broken|empty|numb|rotten|screaming|dying) inside(?= (?:and|i|so|my|of me|all|every|$)|
       $)(?! (?:from cringe|the (?:box|paint|circle)|and (?:we|they) (?:lost|won)))
    (?:nothing|no one|nobody) (?:is )?left for me|(?:only|best) (?:way|thing|option|answer|choice|solution) (?:\w+ ){0,6}(?:stop me|
      be gone|is death|to die|is dying|ending it|stop existing|end me)
    (?:end|ending|close|closing|finish|finishing) (?:my|this) (?:story|book|chapter of life|journey on earth)(?! (?:with a (?:win|goal|
      trophy)))
    (?:sleep|fall asleep|close my eyes|go to bed) (?:\w+ ){0,2}(?:and|n|then|to) (?:\w+ )?never (?:\w+ )?(?:wake|open|come|get)
    (?:pills|tablets|tabs|meds) (?:\w+ ){0,2}(?:lined up|counted|laid out|in front of me|in my hand|next to me|stockpiled|saved up|
      ready on|in my mouth)
    # not to have died, and to wait for it
    (?:disappointed|sad|gutted|angry|upset|annoyed|hate|regret|cry|crying|mad) ~ (?:that )?(?:i )?(?:woke up|wake up|waking up|survived|
      am still (?:here|alive)|im still (?:here|alive)|still alive|didnt die|exist)(?! (?:late|early|so early|at \d|sore))
    (?:dont|wont|doubt|not|never|cant) ~ (?:make it|be here|be around|live|last|survive|get) ~ (?:to|till|until|past|through|for|
      long enough) ~ (?:graduation|graduate|tomorrow|birthday|christmas|end of the (?:year|month|week)|the night|tonight|\d\d|
      next (?:week|month|year)|old|see|new year|semester|my (?:exams|son|daughter))(?! (?:practice|training|the (?:game|match|gym|final)|
      of the (?:game|match)))
    (?:its|so|too|head|mind|brain|thoughts?|voices?|demons) & (?:too loud|wont shut up|shut up for good|wont stop|quiet for good|
      never stop|want me (?:dead|gone|to die)|telling me to|scare me|scaring me|darkest|dark thoughts|dark place|eating me|go quiet|
      silence forever|peace forever|torment\w*|consum\w+ me|closing in)(?! (?:talking|scoring|winning|crowd|fans|cheering|the (?:crowd|
      fans|vuvuzelas|music)))
    (?:feel|feeling|felt|im|i am|am) (?:\w+ ){0,2}(?:like a ghost|invisible|hollow|empty|numb|nothing|hopeless|dead already|already dead|
      like giving up|like nothing matters|like (?:im|i am) (?:drowning|disappearing|dying inside|rotting|already dead)|so alone|
      completely alone|lost and alone|trapped|broken inside|beyond saving|not meant to be here|unwanted|unloved|
      useless to)(?! (?:from the (?:knee|waist)|after (?:gym|training|the (?:loss|game|match)|leg)|stomach|stand|at|in (?:defence|goal|
      the paint|my (?:legs|arms))|legs|arms|fingers|to (?:worry|do|lose)|but|like (?:champions|winners)|when we lose|
      without (?:my )?(?:ball|football|coffee|gym)|handed|about|wrong|by (?:the|their) (?:press|defence)))
    <nobody> (?:\w+ ){0,3}(?:find|discover|stop|save|see) (?:me|my body)(?= (?:until|till|before|in time|for days|here|again|alive|now)|
       $)(?! (?:scor\w+|on the (?:court|field|pitch)|coming|in one on one))
    (?:googl\w+|search\w*|research\w*|looked up|looking up|look up|reading about|watching videos) (?:\w+ ){0,5}(?:hanging|drowning|
      overdos\w*|suicide|die|dying|kill\w*|painless|lethal|cyanide|bleed(?:ing)? out|slit\w*|poison\w*|pills)(?! (?:time|it|ivy|the clock|
      er))
    how (?:long|much|many|high|far|deep|fast|quickly) (?:\w+ ){0,4}(?:hang|hanging|drown|drowning|overdose|overdosing|bleed(?:ing)? out|
      suffocat\w+|jump(?:ing)? (?:off|from)|cut (?:to|before)|fall (?:to|before)|poison\w*|(?:take|need|enough) (?:to|before) (?:die|
      dying|dead|stop (?:my|the) heart)) ?(?:take|takes|to|before|from|does)?(?! (?:from (?:the )?(?:bar|rim|box|bench)|clean|time|
      on the bar|for grip|out with))
    (?:you|they|nobody|everyone|no one|mom|family|people|yall|u) (?:\w+ ){0,3}(?:have|need|get) to (?:deal with|worry about|look after|
      put up with|see|carry|pay for|take care of|suffer because of|hear from|bother with) (?:me|someone like me)(?= (?:anymore|any more|
      again|soon|any longer|ever|after|when|once|much)| $)(?! (?:in (?:goal|defence|midfield)|on the wing))
    (?:<nobody>|everyone|everybody|they all|all) (?:\w+ ){0,3}(?:hates?|leaves?|left|abandon\w*|forgot|forgets?|loves?|cares? about|
      needs?|wants?) me(?= )(?! (?:to|in (?:goal|defence|the team|their team)|on (?:their|the)|at|as|for))(?=.*(?:die|dead|alone|live|
      life|point|end|gone|anymore|kill|cut|world|night))
    (?:somebody|someone|please|pls|just|hope|wish|want|god|can|could) ~ (?:run me over|put me down|put me out of my misery|end my misery|
      shoot me|stab me|take me out for good|finish me|strike me down|hit me with (?:a|their|your) (?:car|taxi|truck|
      bus))(?! (?:in (?:the )?(?:paint|chess|fifa)|a (?:text|message|mail)))
    (?:deserve|deserves|want|need|like|love|miss|crave|have) (?:to )?(?:\w+ )?(?:bleed|bleeding|see (?:my )?blood|feel pain|pain|suffer|
      be punished|be hurt|the blade|the cutting|hurt)(?= (?:for|because|to|again|so|when|until|i|my|and)| $)(?! (?:in my (?:knee|back|leg|
      arm|ankle|shoulder|neck|hip|foot)|relief|killers?|free|for (?:the|this) (?:team|trophy|jersey|badge)|to (?:win|gain|grow|
      be a champion)|at (?:gym|training)))(?=.*|)
    (?:arms?|wrists?|thighs?|legs?|skin|stomach) & (?:full of (?:scars|cuts)|covered in (?:scars|cuts)|fresh (?:cuts|scars|lines)|
      bleeding again|new cuts|cut up|open every|scars (?:from|because)|self inflicted)(?! (?:the (?:field|pitch|court)))
    (?:jump|jumping|bridge|roof|rooftop|tracks|cliff|edge|overpass|balcony) & (?:keep (?:driving|going|walking|thinking|looking|coming)|
      thinking about it|want to let go|let go|nobody would|calling me|calls me|everything would stop|picked|my spot|do it (?:tonight|
      tomorrow)|look down and)(?! (?:shot|rope|ball|higher|serve|of the seat))
    (?:i|im|ive|ill) (?:\w+ ){0,3}(?:failed|lost|losing|dumped|excluded|kicked out|disowned|raped|in debt|alone|depressed|nothing left|
      no one left|no friends) (?:\w+ ){0,8}(?:pills|tabs|tablets|rope|blade|bridge|bottle of|finish (?:myself|it|off)|end (?:it|
      everything|myself)|die|be gone|over for me|cant face|not be here|no reason|jump)(?! (?:to (?:chiefs|pirates|them|oak)|the (?:ball|
      game|match)|rope|ball|shot|on (?:goals|points)))
    # Afrikaans
    (?:wil|wens|verkies|gaan|wou|beter|liewer|reg om|moeg om|hoop|kan|sal|bid) (?:\w+ ){0,3}(?:doodgaan|dood gaan|sterf|sterwe|dood wees|
      myself doodmaak|selfdood|selfmoord|myself (?:\w+ )?(?:ophang|verdrink|skiet|van kant|om die lewe|seermaak|seer maak|snye?)|verdwyn|
      myself iets aandoen|nooit (?:meer )?wakker|nie (?:meer )?(?:wakker word|lewe|leef|hier wees|bestaan|opstaan))(?! (?:in|op|saam|
      van (?:die )?(?:lag|honger|hitte)|by|met))
    (?:maak|hang|skiet|sny|brand|verdrink|vergiftig|krap|kap) (?:ek )?myself (?:\w+ )?(?:dood|op|seer|stukkend|met n (?:lem|mes)|as ek|
      wanneer ek|vanaand|weer|snags)
    (?:moeg|klaar|sat|gatvol|keelvol|siek) (?:\w+ )?(?:vir|van|met|om te) (?:\w+ )?(?:lewe|lewens|leef|bestaan|wakker word)(?! (?:in|op|
      by))|lewensmoeg
    (?:einde|n einde) (?:aan|maak aan) (?:\w+ )?(?:lewe|alles|my)|(?:lewe|alles) (?:het geen|het nie meer|is nie|is niks|
      maak nie) (?:\w+ )?(?:sin|doel|werd|die moeite|betekenis)
    (?:sien|het|is daar) (?:\w+ )?(?:geen|nie|niks) (?:\w+ )?(?:uitweg|uitkoms|hoop|toekoms|rede|kans vir die lewe|lig) ?(?:\w+ )?(?:nie|
      meer|om te lewe)?(?! (?:op n (?:wen|oorwinning|punt)|vir (?:ons|die) (?:span|verdediging)))
    (?:beter|gelukkiger|makliker) (?:\w+ )?(?:af )?(?:\w+ )?(?:sonder my|as ek (?:dood|weg|nie|nooit))|niemand (?:\w+ ){0,2}(?:mis|omgee|
      huil|agterkom|weet) (?:\w+ ){0,3}(?:dood|weg|nie (?:meer )?(?:hier|daar)|my)
    (?:pille|tablette|gif|bleikmiddel|jik) (?:\w+ ){0,4}(?:nie (?:\w+ )?wakker|dood|vir ewig|einde|genoeg om)|afskeids?brief\w*|(?:kan|
      wil) nie meer (?:\w+ )?(?:nie|so aangaan|lewe|leef|aangaan met)(?! (?:oefen|hardloop|speel|swem|loop|squat))
    (?:brief\w*|nota|boodskap) & (?:afskeid|totsiens|vaarwel|vir ewig|laaste|nie meer hier)(?! (?:wedstryd|afrigter|kamp))
    (?:niemand|geen mens) (?:\w+ ){0,4}(?:gee om|omgee|traak|mis|worry|huil) (?:\w+ ){0,5}(?:doodgaan|dood|weg|sterf|verdwyn|nie meer)
    \w*(?:angisa|andisa|angi|andi)\w*kwazi (?:\w+ )?\w*qhubek\w* (?:\w+ )?\w*(?:mpilo|bomi|phila|philo)
    # isiZulu and isiXhosa: the verb's prefixes vary, its stem stays
    \w*(?:uku|ngi|ndi|azo|eza|oku|u|a)zi(?:bulal|lengis|xhom|phons|jikijel|dubul|gwaz|ntywilisel|sik|hlab|khung|tshis|shis|qed|
      phelis)\w*(?! (?:umunwe|umnwe|ushevu) (?:ngephutha|ngempazamo))
    \w*(?:ngi|ndi|nge|nde)\w{0,4}(?:ngasekho|ngabikho|nyamalale unomphela|nqamle ubomi|fel[ae]? mna)|\w*(?:ngangife|ndandife|
      kungcono (?:ngife|ndife)|ngingafa|ndingafa|bhetele ndife|ngcono ukufa)(?! (?:yinsini|yintsini|indlala|wuhleka))
    \w*(?:angi|andi|asengi|akasa|angisa|andisa|angi sa)\w*(?:fun|bon|thand|nqwen)\w* (?:\w+ )?\w*(?:phil[ae]|philani|bakhona|ba khona|
      vuka(?! ekuseni)|isizathu|ikusasa|ingomso|injongo)
    \w*(?:khathel|diniwe|dinwe|kruq|cikek|thukuthel|khathele)\w* (?:\w+ )?(?:ukuphila|impilo|ubomi|kuphila|yimpilo|bubomi|yilempilo|
      bobu bomi|ngubomi)(?! (?:yase|e(?:res|khampasi|dolobheni)))
    (?:impilo|ubomi|ukuphila) (?:\w+ ){0,2}\w*(?:nanjongo|nantsingiselo|nasizathu|nawo umsebenzi|namsebenzi|nathemba|nalutho|
      nzima kakhulu angi|ayifuni|busenanjongo|isenanjongo|isenamsebenzi)
    (?:akekho|akukho|akakho|abekho) (?:\w+ ){0,3}\w*(?:khumbul|khathal|kukhathalel|khathalel|zongikhalela|ndikhalela|
      bona)\w* (?:\w+ )?(?:uma|xa|mangifa|ngifa|ndifa|ngifile|ndifile|ngingekho|ndingekho)
    (?:ngcono|bhetele|bangcono|lula|ujabule) (?:\w+ ){0,2}(?:ngaphandle kwami|ngaphandle kwam|mangingekho|ukuba andikho|uma ngingekho|
      ngingekho|ndingekho|bengingekho)
    \w*(?:ndi|ngi)\w{0,4}(?:thath|phuz|sel|gwiny|giny)\w* (?:\w+ )?(?:ii?pilisi|amaphilisi|amapilisi) (?:ezininzi|amaningi|zonke|onke|
      ezingaphezulu)
    # Sesotho
    (?:nka|e se eka nka|ke ka) (?:mpa|mpe|ne) (?:\w+ )?ka (?:shwa|shoa|swa|timela)|ke (?:tena|tenne|hloile|hloya) (?:ke )?(?:ho phela|
      bophelo)
    \w*(?:andina|angina|anginalo|andinalo|akusena|akukho|abusena|ngilahlekelwe|ndilahlekelwe) ?\w{0,4}(?:themba|hope|ithemba|injongo|
      sizathu)(?: \w+)? ?(?:\w*(?:bomi|mpilo|phila|philo))
    (?:ho|go|ke|a|o|ka|tla|nka|ya) ?i(?:pola|bola|phany|fany|sih|seh|tlhab|hlab|thung|tjhes|tjhab|ntsha kotsi|kotsi)\w*(?! (?:ke|
      ka) (?:ditsheho|papali))
    ke sa batl\w* (?:ho |go )?(?:phel|ba teng)\w*
    (?:ha|ga) ?(?:ke|a|ba) ?(?:sa|so|se)? ?(?:batl|rat|bon|lakats|utlw)\w* (?:\w+ ){0,2}(?:phel[ae]|bophelo|ho tsoha hape|lebaka la ho|
      bokamoso|ho ba teng|ho ba mona)(?! (?:ka|le) (?:res|campus))
    (?:ke )?(?:kgathetse|khathetse|tenehile|lapisitswe|tena|tennwe|kgotsofetse) (?:\w+ )?(?:bophelo|ho phela|lefatshe)|
      bophelo (?:\w+ ){0,3}(?:boima haholo ha|ha bo na|hobaneng|bo feletse|bo fedile|ha ke bo batle)
    (?:ha ho|ga go|ho se) (?:motho|mang|na motho) (?:\w+ ){0,3}(?:nkgopol|nthat|natsa|tsotell|lla|nkgathall)\w*(?= (?:ha|ge|hore)| $)|
      (?:betere|kaone|molemo|ho nepahetse) (?:\w+ ){0,2}(?:ha nka shwa|ha ke shwele|ntle le nna|ke se ke teng|ha ke le siyo|ke shwe)
    (?:ke|nka|ka) (?:\w+ )?(?:batla|lakatsa|nahana|rapella|eletsa|rata) (?:\w+ )?(?:ho )?(?:shwa|shoa|swa|fela|timela|se be teng|
      robala ke se tsohe|robala ka ho sa feleng)(?! (?:ke ditsheho|ka ditsheho|tlala))
  `,
  vocabulary,
);
