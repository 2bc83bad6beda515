import { phrases } from './phrases.ts';

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
