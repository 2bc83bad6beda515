import { phrases } from './phrases.ts';

const names = {
  want: 'want to|want|wish to|wish i could|feel like|need to|ready to|plan to|planning to|plan on|planning on|going to|thinking of|thinking about|think about|thought about|thoughts of|thoughts about|tempted to|trying to|tried to|try to|decided to|prefer to|rather|keep thinking of|would like to|just|should|urge to|urges to|could|might|about',
  me: 'i|im|ive|id|ill|me|my|myself',
};

/** Thoughts of suicide and self-harm. These count whatever the rest of the text says. */
export const unmistakableCrisis = phrases(
  String.raw`
    (?:kill|killing|killed|murder|murdering|off|offing|unalive|end|ending|hang|hanging|drown|drowning|shoot|shooting|stab|stabbing|poison|poisoning|
      burn|burning|suffocate|suffocating|strangle|strangling|delete) myself(?! (?:in the foot|at it|some slack|from the bar|into shape|with (?:work|
      studies|chocolate|water|homework)|out|up|on the bar|for fun|laughing))
    <want> (?:kms|kys|ctb|unalive|suicide|catch the bus)
    kms|unalive me|sewer ?slide|sewerslide|toaster bath|self ?delete|selfdelete|unaliv\w*
    (?:commit|committing|committed|attempt|attempting|attempted|about|of|considering|considered|contemplating|contemplate|contemplated|thinking|think|
      thought|want|wanted|planning|planned|plan|feel|feeling|feels|felt|am|im|been|being|so|bit|very|again|still|how to|my) (?:to |doing |a |my |
      about |of |on )?suicide
    suicide (?:thoughts?|ideation|feelings?|note|letter|plan|attempt|attempts|urges?|pact|hotline|helpline|method|methods|by|is|seems?|today|tonight|
      again|and depressed|tendencies|lately|mood|right now|rn|painless)
    suicide
    selfharm|self harming|relaps(?:ed|ing|e) ~ (?:cutting|sh|selfharm)
    (?:cut|cutting|cuts|slit|slitting|slice|slicing|burn|burning|scratch|scratching) (?:myself|my (?:wrists?|arms?|thighs?|legs?|skin|veins?)|
      me)(?= )(?! (?:some slack|a bit|shaving|while|when (?:shaving|cooking)|off|workout|day|fat|short|out|in the gym|tan|days|muscles?|routine|
      from (?:squats|lunges)|during|with (?:squats|running|this)))
    (?:started|start|back to|stop|stopped|keep|again|relapsed into|relief from|want to|urge to|miss) cutting(?: again| myself)?(?= (?:again|myself|
      when|because|to feel|every night|i|and)| $)
    <want> (?:hurt|harm|injure|punish|damage) myself(?! (?:at|during|playing|lifting))
    (?:hurting|harming|hurt|harm|punishing|injuring|hit|hitting|bite|biting|punching|punch) myself (?:on purpose|again and again|when (?:im|i) (?:sad|
      angry|stressed|alone|overwhelmed)|to (?:feel|cope|calm|punish|stop)|because i|every night|at night|in secret|so i feel|deliberately|
      intentionally)
    # the same of somebody else
    (?:kill|killing|killed|unalive|hang|hanging|hanged|drown|drowning|shoot|shooting|cut|cutting|cuts|harm|harming|starve|starving) (?:himself|
      herself|themself|themselves)(?! (?:out|up|off|some|laughing|a (?:slice|piece)|shaving|while|for|in training|from|with work))
    (?:wants|wishes|hopes|threatens|threatened|threatening|tries|going|decided) (?:to )?(?:\w+ )?(?:die(?! (?:on that|laughing|of|trying|her|his))|
      be dead|end (?:his|her|their) life|not live|commit suicide)
    (?:end|ending|ended|take|taking|took) (?:his|her|their) (?:own )?li(?:fe|ves)(?! (?:lessons?|advice|savings|story|jacket))
    # no point, no strength, no wish to be here
    (?:cant|dont|cannot) (?:see|imagine|picture) myself (?:being |still )?(?:alive|living|around|here)(?! (?:in|on|with|at|off) )
    want out (?:for good|of (?:this )?life|forever)|life (?:\w+ )?(?:has no|lost (?:its|all)|has lost) (?:\w+ )?(?:meaning|purpose|point)
    (?:been|im|started|keep|kept|stop) (?:hurting|harming) myself(?! (?:at|in|during|while|playing|lifting|doing|with|when (?:i )?(?:lift|train|run)))
    (?:crash|crashing|drive|driving|swerve|swerving) (?:\w+ ){0,3}(?:on purpose|deliberately)
    (?:fight|fighting|struggling|struggle|trying) to (?:stay alive|keep living|exist)
    (?:wish|wishing|hope|hoping|pray|praying) (?:\w+ ){0,4}(?:terminal|cancer|fatal|deadly)
    (?:dont|cant|not|never) (?:\w+ ){0,3}do (?:this )?life(?! (?:admin|lessons?))
    (?:want to|wish i could|ready to|rather|going to) (?:\w+ )?(?:go to|be in) (?:heaven|the afterlife)
    (?:picked|chose|chosen|set|decided on) (?:the|a|my) (?:day|date|night) (?:\w+ ){0,4}(?:do it|die|end it|kill)
    (?:said|saying|say|saying my) (?:good ?)?byes? (?:\w+ ){0,3}(?:forever|in my head|for the last time|for good)
    (?:hurt|hurting|harm|harming|punish|punishing) (?:my (?:own )?body|myself) (?:\w+ )?(?:when|because|for|to feel|by (?:hurting|cutting|burning|
      not eating|starving))
    (?:should|might|want to|could|going to|rather|just) end it(?= $| all| now| tonight| already| for good)
    (?:wish|wens|hope) (?:i|ek) (?:\w+ )?(?:was|were|is) (?:dood|dead|gone)
    (?:see|seeing|find|know) (?:\w+ )?(?:point|reason|use|sense) (?:of|in|to|for|for me to) (?:wak\w+ up|liv\w+|life|be(?:ing)? (?:here|alive)|
      exist\w*|go(?:ing)? on|carry\w* on|anything|try\w* anymore)
    (?:no|any|a|without) (?:reason|reasons|point|purpose) (?:left )?(?:for me )?(?:to|in me) (?:keep |carry on |go on |continue |be )?(?:living|live|
      alive|exist|existing|here|wake up|be alive|be here)
    (?:havent|dont|didnt|doesnt|not|never|no longer) (?:\w+ )?(?:feel|felt|feeling) like (?:living|life|being (?:alive|here)|existing|
      waking up)(?! (?:early|at|on campus|in res|before|so early|with my|alone|off campus))
    painless(?:ly)? (?:\w+ )?(?:ways?|methods?) (?:to (?:go|die|leave|end)|of (?:dying|going|suicide)|out)|painless deaths?
    (?:hope|hoping|wish|wishing|pray|praying) (?:that )?(?:a |an |the |some |something |this |my )?(?:car|truck|taxi|bus|train|accident|plane|illness|
      heart|lightning) (?:\w+ )?(?:hits?|kills?|crash\w*|takes?|stops?|strikes?|gets) ?(?:me|us|beating)?
    (?:scars?|cuts|marks|blood|wounds?) (?:\w+ ){0,5}from (?:the |my )?(?:cutting|burning|blades?|razors?|self)
    hid(?:e|ing) (?:\w+ )?(?:cuts|burns|fresh scars)
    (?:hit|hits|hitting|bang|banging|punch|punching|smash|smashing) (?:my \w+|myself|walls?|the wall) (?:\w+ ){0,8}(?:so (?:that )?i (?:can )?feel|
      to feel (?:something|anything|pain)|until (?:it|i) (?:hurts?|bleeds?))
    (?:scratch|scratching|cut|cutting|pick|picking|dig|digging) (?:\w+ ){0,5}(?:till|until|so) (?:i|it|they|theyre|its) (?:\w+ )?(?:bleed|bleeds|
      bleeding)
    killmyself|killingmyself|wanttodie|iwannadie|endmylife|wannadie|selfmoord
    (?:dont|doesnt|never|no longer|not) (?:\w+ )?(?:want|wish|wanted|care|deserve|wanting|see (?:a|any|the) (?:reason|point)) (?:to )?(?:to )?(?:live|
      living|be alive|exist|existing|be here|wake up|being alive|breathe|carry on living|go on living|stay alive|in living|of living|if i (?:live|die|
      wake up|live or die)|be on (?:this )?earth|be in this world|continue living|life)(?! (?:in|on|with|near|far|off campus|here in|early|sore|tired|
      late|before|so early|at (?:five|six|\d)))
    (?:want to|wish|hope|hoping|wishing|pray|praying|rather|like to|would like to|feel like|ready to|need to|going to|deserve to|should|better if i|
      easier to|better to|if i could) (?:\w+ ){0,2}(?:die|dying|be dead|disappear forever|vanish forever|not exist|not wake up|stop existing|
      cease to exist|not be here anymore|not be alive|never wake up|sleep forever|be gone forever|end my life|end it all|never (?:have been |been |
      be )?(?:born|existed))(?! (?:laughing|of laughter|on that hill|happy|trying|a legend|my|of (?:laughter|embarrassment|shame|boredom)|for|
      from laughing))
    want death|crave death|(?:waiting|ready|begging|asking|longing) (?:for death|to die)
    death (?:would|will|is|seems) (?:be )?(?:better|easier|a relief|peaceful|the only)
    (?:wish|hope|pray|wished) (?:that )?(?:i|god|somebody|someone|something|a car|a truck|a taxi|life) (?:\w+ ){0,4}(?:dead|die|died|dissapear|
      disappear|disappeared|born|existed|exist|wake up|woke up|kill me|kills me|killed me|take me|hit me|hits me|ends?|alive|cancer)
    (?:wish|wished|if) (?:i|id|i was|i were|i had|ive) (?:\w+ ){0,2}(?:never (?:been )?born|not (?:been )?born|never existed|not alive|dead|
      not here anymore)
    (?:would|be|am|im|were|are|is|was|they are|everyone is|family is) ?(?:all )?(?:better|happier|fine) (?:off )?(?:if i (?:was|were|am|wasnt|
      weren ?t|werent)? ?(?:\w+ )?(?:dead|gone|not (?:here|around|alive)|died|disappeared|die)|dead|without me|when im (?:gone|dead))
    better off (?:dead|without me|if i|not (?:being )?(?:here|alive)|gone)
    (?:no|without|any|a|lost (?:the|my)|see no|have no|find no|give me one|need a|a single|whats the|what is the|isnt any|isn t any|not any|
      no more) (?:reason|reasons|will|point|purpose|desire|hope|strength|motivation) (?:\w+ )?(?:to live|to life|in life|to be alive|for living|
      in living|to living|to exist|in existing|of living|of life|of being alive|to keep living|to go on|in going on|to carry on|to stay alive|
      anymore in life|of existing|left to live)
    (?:whats|what is|what even is|is there) (?:the |any |even a |a )?point (?:of|in|to) (?:living|life|being alive|existing|it all|going on|
      carrying on|anything anymore|my life)
    (?:tired|sick|done|finished|fed up|exhausted|through|had enough|over it|over|drained|weary|gatvol) (?:and tired )?(?:of|with|from|
      by) (?:\w+ )?(?:living|life|being alive|existing|my life|this life|breathing|waking up|everything i want to|being here|being alive)(?! (?:on|in|
      off|with|at|out|here in|without|res))
    (?:end|ending|ended|take|taking|took|took away|finish|give up|giving up|throw away|lose) (?:it all|my (?:own )?life|this life|my misery|
      my pain forever|my suffering|everything tonight|the pain forever|my existence|on life|on living)(?! (?:in|into my|seriously|back|to the next|
      by storm|lessons|coach|jacket|long))
    (?:cant|dont|wont|not|cannot) (?:\w+ )?(?:go on like this|carry on like this|live like this|keep going like this|(?:go on|carry on|keep going|
      live|do this|take it|take this|cope|bear it|handle it|keep living|survive|hold on) (?:like this |this )?(?:anymore|any more|any longer|
      much longer|with (?:my )?life|living|no more))(?! (?:burpees|with|reps|sets|km|training|in the gym))
    (?:jump|jumping|leap|throw myself|throwing myself|fall|walk|step|drive|crash|swerve|run) (?:\w+ ){0,2}(?:off|from|in front of|under|into|
      infront of|out of) (?:a |the |my |of |an? )*(?:\w+ )?(?:bridge|building|roof|rooftop|balcony|cliff|train|traffic|truck|taxi|car|bus|window|
      floor|wall|tree|res|tower|oncoming|flat|parkade|dam)(?! (?:stop|driver|rank|gym|workout|jump|climb))
    (?:take|taking|took|swallow|swallowed|swallowing|drink|drank|drinking|have|down|downing|od on|overdose on|save up|saving up|
      stash) (?:\w+ ){0,2}(?:all|whole|entire|every|too many|bottle|handful|enough|lots|box|pack|30|40|50|20|100|bunch|
      so many) (?:of )?(?:\w+ ){0,3}(?:pills?|tablets?|painkillers|meds|medication|medicine|panados?|paracetamol|sleeping|bleach|poison|
      antidepressants)
    (?:drink|drank|drinking|swallow|swallowed) (?:\w+ ){0,3}?(?:bleach|poison|jik|rat poison|rattex|pesticide|acid|halephirimi|antifreeze|weed killer|
      dettol|domestos)
    (?:overdose|overdosing|overdosed|od)(?! (?:of|on) (?:coffee|caffeine|fun|memes|cuteness|sugar|chocolate|carbs|content|series|netflix|sleep|
      football|sport|love|vitamins?))
    (?:slit|slash|slitting|slashing) ~ (?:wrists?|throat|veins)
    (?:noose|rope) (?:around|round|and a) ~ (?:neck|chair|beam)|tie(?:d|ing)? a noose|noose
    (?:goodbye|good bye|farewell) (?:letter|note|message|notes|letters|forever|world|cruel world|everyone forever)
    writing my (?:will|last|goodbyes?|note)|last (?:message|post|goodbye|note) (?:ever|before i)
    this is my (?:last (?:day|night|post|message|goodbye)|goodbye|final)(?! (?:of|year|exam|season|game|home|match|as))
    (?:wont|not|never|dont think ill|dont think i will|will not) be (?:here|alive|around) (?:tomorrow|next week|anymore|much longer|in the morning|
      next month|next year|for my|to see)(?= (?:and|because|so|i|to|for|when|birthday|graduation)| $)
    (?:somebody|someone|please|pls|just|god|lord|can you|can someone|will someone|will you) (?:please |just |pls )?(?:kill|shoot|end|murder|
      unalive) me(?! (?:a (?:message|text|mail|dm)|at|in the foot|the|an))
    (?<!to |will |hell |shell |would |could )kill me(?: now| already| please| pls)?(?= $)
    (?:told me to|tell me to|says i should|say i should|tells me to|saying i should|asked me to|voices? ~ to) (?:kms|kys|kill|die|go die|off|end|hurt|
      harm|jump)
    voices? (?:in my head |in my mind )?(?:tell|telling|tells|told|say|saying|says|want|wants) ~ (?:kill|hurt|harm|die|jump|cut|end)
    kys|go kill yourself|kill yourself
    (?:life|living) (?:is|isnt|isn t|seems|feels|is not|aint) (?:\w+ )?(?:worth (?:it anymore|living)|not worth|pointless|meaningless|unbearable|
      too painful|hopeless|useless|worthless|a waste)
    (?:it|this|my life|everything) (?:is|seems|feels) (?:\w+ )?(?:unbearable|too painful|not worth (?:it anymore|living)|over for me|hopeless and)
    (?:hate|hating|hated) (?:being alive|living|my life so much|my life and|that im alive|existing|waking up|my existence|myself so much|
      myself and want)
    (?:im|i am|feel|feeling|i) (?:\w+ ){0,2}(?:a burden|so worthless|completely worthless|utterly worthless|worthless|hopeless and|trapped and|
      nothing to live for|so hopeless|completely hopeless|no use to anyone|suicide)
    (?:burden|burdening) (?:to|on) (?:everyone|everybody|my (?:family|friends|parents|mom|people|loved)|all|others|people|them)
    nothing (?:left )?to live for|nothing (?:to|worth) (?:live|living)|lost (?:the |my )?will to live|given up on (?:life|living|everything|myself)
    gave up on (?:life|living|myself)
    (?:nobody|no one|noone|none|no body) (?:would|will|d) (?:\w+ )?(?:miss|notice|care|cry|mourn|even notice|remember) (?:me |if i |when i |that i |
      my death )?(?:(?:was|were|am|im) )?(?:if i |when i )?(?:dead|died|die|gone|disappeared|disappear|killed|werent here|wasnt here|wasn t here|left|
      ended|is gone|me|vanished)
    (?:how|ways?|easiest way|best way|painless way|quickest way|method|methods|what is the|fastest way|least painful way) (?:\w+ ){0,4}(?:to die|
      to kill (?:myself|oneself|yourself)|to end (?:it|my life|things|it all)|of dying|to overdose|to suicide|to hang|how many pills|to stop living|
      for dying|to unalive)(?! (?:hard|laughing|in (?:game|the game|minecraft|fortnite|fifa|gta)|less))
    how many (?:\w+ ){0,3}(?:pills?|tablets?|painkillers|panados?|paracetamol|sleeping pills?) (?:\w+ ){0,4}(?:to die|to kill|is lethal|lethal|fatal|
      deadly|would kill|will kill|to overdose|to end|to sleep forever|to never|be enough)
    (?:lethal|fatal|deadly) dose
    (?:dont|didnt|cant) (?:\w+ )?feel (?:safe|alive|anything) (?:with|from|alone with|because of) myself
    (?:not|isnt|im not|am not|dont feel) safe (?:with|from|around|being alone with|alone with) myself
    (?:might|may|going to|could|will|afraid i|scared i|worried i) (?:\w+ )?do something (?:stupid|to myself|bad to myself|drastic|terrible to myself|
      permanent)
    (?:everything|its|it|the pain|this) (?:would|will|to|can|could|could all|just) (?:be )?(?:over|stop|easier|end|better|quiet) if i (?:just |was |
      were |could )?(?:die|died|dead|disappear|disappeared|gone|not here|sleep forever|didnt exist|werent here|end)
    (?:want|need|wish|like) (?:\w+ )?(?:the pain|it|everything|my pain|my life|this pain|it all|this|my suffering|life) (?:all )?to (?:end|stop|
      be over)(?= (?:forever|for good|now|so bad|already|permanently|tonight|i cant)| $)
    (?:want to|wish i could|rather|going to|like to) (?:\w+ )?(?:go to sleep|fall a?sleep|sleep|close my eyes) (?:\w+ )?(?:and |to |
      without )?(?:never|not) (?:\w+ )?(?:wake|waking|wakes?) up
    (?:dont|do not|hope i dont|hope i never|wish i didnt|pray i dont|wish i wouldnt|hope to not|hope not to|rather not|please dont let me|
      never want to|wish i never) (?:\w+ )?(?:to )?(?:wake|waking|woke) up(?: (?:tomorrow|again|anymore|in the morning|at all|ever))?(?! (?:early|at|
      so early|before|late|to (?:run|train)|tired|sore|stiff|for|five|six|the baby|my roommate))
    (?:dont|do not|just dont|no longer|didnt|simply dont) (?:\w+ )?(?:want to|wanna|want) (?:\w+ )?(?:be here|exist|be alive|live|be around|
      be on this earth|see tomorrow|see another day|be me)(?: anymore| any more| tomorrow| no more)?(?! (?:in|on|for|with|at|near|when|the whole|here|
      off))
    (?:i|ive|im) (?:\w+ )?(?:bought|got|have|hid|hidden|hiding|keep|saved) (?:\w+ ){0,2}(?:rope|blades?|razor|razors|pills|gun|
      poison) (?:\w+ ){0,4}(?:to|for|tonight|myself|ready|under)(?= (?:myself|end|die|do it|kill|use|my|hurt|cut|tonight|hand|pillow|bed))
    (?:want|going|ready|plan|planning|need) (?:to )?(?:to )?(?:join|be with|follow) (?:my )?(?:late |dead )?(?:\w+ )?(?:in heaven|in the grave|
      on the other side|in the afterlife|in death)
    six feet under|6 feet under|(?:want|belong|better|put me) (?:\w+ ){0,3}in (?:a|my|the) (?:grave|coffin)|dig my (?:own )?grave
  `,
  names,
);

/** The same in Afrikaans, isiZulu, isiXhosa and Sesotho, as students write them. */
export const crisisElsewhere = phrases(String.raw`
    # Afrikaans
    myself (?:\w+ ){0,3}aan ?(?:te )?doen
    (?:geen|nie|sonder|min) (?:\w+ ){0,2}(?:krag|lus|moed|energie|rede|wil|hoop) (?:\w+ )?(?:om te|vir die|in die) (?:\w+ )?(?:lewe|leef|bestaan)
    nooit (?:\w+ )?gebore
    self ?moor[dt]
    (?:haar|hom|hulle|jou)self (?:\w+ ){0,3}(?:dood ?maak|dood ?skiet|dood|ophang|op te hang|om die lewe|sny|vermoor|verdrink)
    (?:bring|neem|maak) (?:\w+ ){0,2}(?:myself|homself|haarself) (?:\w+ ){0,2}(?:om die lewe|dood)|(?:om )?my (?:self )?op te hang
    (?:tou|rope) (?:\w+ ){0,3}(?:om my nek|ophang|op te hang)
    (?:sien|het) (?:ek )?(?:geen |nie )(?:\w+ )?(?:kans|uitkoms|sin|doel|rede|toekoms|hoop|uitweg) (?:\w+ )?(?:vir|in|om) (?:\w+ ){0,2}(?:lewe|leef|
      lewe nie|bestaan)
    (?:lewe|leef) (?:\w+ ){0,3}(?:nie (?:meer )?(?:\w+ )?(?:moeite werd|sin|werd)|geen sin|nie meer moeite)
    verdwyn (?:\w+ ){0,2}(?:nooit|vir altyd|vir ewig|vir goed)|nooit (?:weer )?wakker word|niemand (?:sal|gaan|sou) (?:\w+ )?my (?:\w+ )?mis(?! met)
    (?:alles|dit alles|my lewe|hierdie lewe|dit) (?:\w+ )?(?:be ?eindig|klaar ?maak|end)(?= (?:nie|ek|en|vanaand|vandag|nou)| $)
    (?:al|te veel|hope|n klomp|handvol) (?:my |die |van die )?(?:pille|tablette|pilletjies) (?:\w+ )?(?:gedrink|gesluk|gevat|geneem|drink|sluk|vat)
    (?:brand|sny|krap|kerf|kap|slaan) (?:ek )?(?:myself|my self|my vel|my bene|my dye)(?! (?:uit|af in die son|bruin))
    self ?moord(?! (?:oefening|naellope|naelloop|hardloop))\w*
    (?:wil|gaan|sal|moet|wens|wou|dink|probeer|kan|beplan|lus om|lus|gereed om|besluit om) (?:\w+ ){0,4}(?:doodgaan|dood gaan|sterf|sterwe|dood wees|
      doodmaak|dood maak|vrek|my lewe be ?eindig|be ?eindig my lewe|ophang)(?! (?:van (?:die )?(?:lag|honger|skaam)))
    (?:myself|myselwe|my self|my eie lewe|myselv) (?:\w+ ){0,3}(?:doodmaak|dood ?maak|doodskiet|dood ?skiet|ophang|verdrink|sny|beseer|seer ?maak|
      verwond|vermoor|neem|om die lewe bring|doodgemaak|dood)
    (?:sny|snij|kerf|verwond|beseer|brand) (?:ek )?(?:ook )?(?:weer )?(?:myself|my (?:polse|arms?|pols|are))|maak (?:ek )?myself (?:seer|dood)
    maak my seer met opset
    (?:wil|wou) (?:\w+ )?nie (?:(?!vroeg|laat|voor)\w+ )?(?:meer |langer )?(?:lewe|leef|bestaan|hier wees|aangaan|wakker word|verder lewe|
      voortgaan)(?: nie|meer)?(?! (?:sonder|op|met|by|in))
    (?:wil|wou|kan) (?:\w+ )?nie (?:meer|langer) (?:\w+ )?(?:lewe|leef|bestaan|hier wees|aangaan|so aangaan|aanhou|wakker word|hierdie doen|dit doen|
      cope|vat)
    (?:moeg|sat|klaar|gatvol|keelvol|genoeg) (?:\w+ )?(?:vir|van|met|om te) (?:\w+ )?(?:die lewe|lewe|leef|my lewe|hierdie lewe|bestaan)|lewensmoeg
    (?:lewe|leef|dit) (?:is|het|voel) (?:\w+ )?(?:nie (?:meer )?(?:die moeite werd|werd|sin)|geen sin|sinloos|nutteloos|niks werd|
      nie meer lekker nie ek wil)
    geen rede (?:meer )?(?:om te|vir) (?:lewe|leef)|niks om voor te (?:lewe|leef)
    (?:beter|almal) (?:\w+ ){0,3}(?:sonder my|af sonder my|as ek (?:dood|weg|nie daar) is|as ek (?:dood|weg) is|as ek doodgaan|
      as ek nie (?:meer )?(?:hier|daar) is)
    (?:wens|hoop) (?:ek|dat ek) (?:\w+ ){0,3}(?:dood|nooit gebore|nie wakker|nie meer wakker|was nie|sterf|doodgaan)
    (?:neem|vat|drink|sluk|wil) (?:\w+ ){0,2}(?:al my|te veel|al die|hope|klomp|hand vol|handvol) (?:\w+ )?(?:pille|tablette|medisyne)|oordosis
    (?:drink|sluk) (?:gif|bleik|jik)
    (?:spring|loop|ry) (?:\w+ ){0,2}(?:van die|van n|voor n|voor die|uit die) (?:\w+ )?(?:brug|gebou|dak|balkon|trein|venster|trok|kar)
    einde aan my lewe|my lewe (?:wil )?(?:neem|beeindig|einde)|maak n einde aan (?:alles|dit|my)
    # isiZulu and isiXhosa: to kill, cut, hang, throw oneself
    \w*zi(?:phos|phons|jik|law)\w* (?:\w+ )?(?:phantsi|phansi|phambi|esitimeleni|emotweni)|\w*zikhiph\w* (?:\w+ )?\w*mhlab\w*
    (?:kungani|kutheni) (?:\w+ )?(?:ngiphil[ae]|ndiphil[ae])
    \w*(?:phelis|qed|buphelis)\w* (?:nge|ngo)?(?:impilo|ubomi|mpilo|bomi) (?:yami|bam|yakh\w+|bakh\w+)
    (?:xa|uma|xana|mhla|mhlana) (?:se)?(?:ndifile|ngifile|ndiswelekile|ngishonile|ngishona|ndisweleka)(?! (?:yi|y|ku))
    \w*(?:gwinya|ginya|phuza|sela) (?:onke|wonke|zonke|amaningi) (?:\w+ )?(?:amaphilisi|iipilisi|amapilisi)
    (?:angisafuni|angifuni|andisafuni|andifuni|angisathandi|andisathandi) (?:\w+ )?(?:nokuphila|nokubakhona|nokuvuka|nokuba khona|le mpilo|lempilo|
      obu bomi)
    (?:uku|ku|ngi|ndi|nd|ng)\w{0,4}lal[ae] (?:\w+ )?(?:ngingaphinde|ndingaphinde|ngingabe|ndingabi|unomphela|ngonaphakade|ngingavuki|ndingavuki|
      ngingasavuki|ndingasavuki)
    (?:impilo|ubomi|ukuphila)(?: \w+)? (?:ayi|abu|aku)(?:sa|sena|na|nayo |se)\w{0,4}(?:msebenzi|ntsingiselo|ncazelo|njongo|nto|mnandi|nandi)
    (?:isizathu|sizathu|injongo|isidingo) (?:\w+ )?(?:soku|sokuba |yoku|sokuthi |zoku)\w*(?:phil[ae]|qhubek\w*|vuk[ae])(?: \w+)?
    (?:nga|nda|ngi|ndi)(?:be |se)?(?:angi|andi|ngi|ndi)?(?:nga|zanga|zange )?zalwanga
    (?:ngabe|ngathi|akwaba) (?:\w+ )?(?:angizalwanga|andizalwanga|ngingazalwanga|ndingazalwanga)
    \w*zibulal[ae]\w*|\w*zilengis\w*|\w*zixhom\w*|\w*zijub\w*|\w*ziphonsa (?:\w+ )?(?:esitimeleni|phansi|phambi)\w*|\w*zigwaz[ae]\w*
    (?:ngiya|ngi|ndiya|ndi|ngizo|ndiza ku|uku|ngifuna uku|ndifuna uku)?zi(?:sik|sikile|limaz|enzakalis|onzakalis|hlab)[ae](?! (?:isinkwa|ekhishini|
      xa ndipheka|ngipheka|ibhola))\w*
    (?:ngifuna|ngifisa|ngingafisa|ngiyafisa|ndifuna|ndinqwenela|ndingathanda|ngithanda|ngicela|ndicela|ngisafisa|ngilangazelela|ngcono|kungcono|
      ndifisa|bengifisa|sengifuna|sengifisa|sendifuna|bendifisa|ngicabanga|ndicinga|kucinga|ngifunu|ndifun|ngifun|ndifunu|fn) (?:nje |ke |ukuthi |
      okokuba |ukuba |nokuthi |nje ngo |kakhulu )*(?:ukufa|ukushona|kufa|ngife|ndife|ngifile|ndifile|ngishone|ndishone|mangife|mandife|ukubhubha|
      nokufa|ngokufa|ngafa|ndafa)(?! (?:yinsini|yintsini|insini|indlala))
    (?:ngabe|ngathi|ngathi ke|sengathi|mhlawumbe|akwaba|ngekungcono|bekungcono|kunga|kungcono|bhetele|kubhetele|kutheni) (?:nga|ku|be|bengi|ngi|ndi|
      bendi|ukuba|uma|nje)* ?(?:\w+ )?(?:ngifa|ngife|ngifile|ngafa|ndifa|ndife|ndifile|ndafa|ukufa|angizange ngazalwa|andizange ndazalwa|
      ngingazalwanga|ndingazalwanga)
    (?:angisafuni|angifuni|angisathandi|angisakufuni|andisafuni|andifuni|andisathandi|angisenawo amandla|anginawo amandla|andisenawo amandla|
      angisenaso isizathu|andinasizathu|anginaso isizathu|andisenasizathu|asikho isizathu|akukho sizathu|akusekho sizathu|andisenaso isizathu|
      akunasidingo|akunamsebenzi)(?: \w+)?(?: \w+)? (?:ukuphila|kuphila|ukubaphila|ukuba lapha|ukuba khona|ukuvuka|kuvuka|ukubakhona|sokuphila|
      zokuphila|okuphila|kuba lapha|phila|bokuphila|ukuqhubeka|kuqhubeka|kubakhona|ngiphile|ndiphile|kubaphila)
    (?:ngikhathele|sengikhathele|ngidiniwe|sengidiniwe|ndidiniwe|sendidiniwe|ndikhathele|ndidinwe|ngidinwe|sengidinwe|
      ngikhathale) (?:\w+ )?(?:ukuphila|kukuphila|yimpilo|impilo|wukuphila|ngukuphila|bubomi|ubomi|yile mpilo|ukuba khona|yilobu bomi|mpilo|ngempilo|
      ukubaphila|bobomi)
    (?:akusekho|alikho|akukho|akasekho|akusenalo|angisenalo|anginalo|andinalo|andisenalo|angisenathemba|andisenathemba|anginathemba|angisaboni|
      andisaboni|angiboni|andiboni)(?: \w+)? ?(?:ithemba|themba|isizathu sokuphila|sizathu sokuphila|injongo yokuphila|ngomso|ikusasa|
      kusasa)(?! (?:lokuwina|lokuphumelela|kwi|ku|lethu|lomdlalo|lika))
    (?:impilo|ubomi|ukuphila)(?: \w+)? (?:ayisenamsebenzi|ayinamsebenzi|abunamsebenzi|abusenamsebenzi|ayisho lutho|abuthethi nto|kungikhathele|
      akusenamsebenzi|ayisafaneleki|akunasizathu)
    ukuqeda (?:ngempilo|impilo) yami|ukuphelisa (?:ubomi|impilo) (?:bam|yami)|ngiyiqede impilo yami|ndibuphelise ubomi
    (?:ngiphuze|ndisele|ngigwinye|ndiginye|ngifuna ukuphuza|ndifuna ukusela|ngizophuza|ndiza kusela|ngidle|nditye) (?:\w+ )?(?:amaphilisi (?:amaningi|
      onke|onk)|iipilisi (?:ezininzi|zonke)|ushevu|ubuthi|ityhefu|itshefu|isihlungu|amaphilisi)
    # Sesotho
    (?:ke|hore ke|moo ke|hoo ke) \w*batla\w* (?:\w+ )?(?:(?:ho|go) (?:shwa|shoa|swa|hlokahala)|lefu)(?! ke)
    (?:ho|go) (?:ya|fihla|kena) (?:lefung|lebitleng)
    bophelo (?:\w+ ){0,3}(?:ha|ga) ?bo (?:sa |se )?(?:na|re) (?:moelelo|molemo|sepheo|letho|tshepo|thuso|mosebetsi)
    (?:ha|ga) (?:ho|go|ke bone|ke na|ke sa bone|ho sa na) (?:\w+ )?lebaka (?:\w+ ){0,3}(?:phel[ae]|tsoh[ae]|tswela pele)
    ke (?:\w+ )?(?:itsheh\w+|iseh\w+|iphany\w+|ifany\w+|itshehile)|ke ten(?:a|ehile|ehetse|wa|we) (?:ke |ka )(?:ho phela|bophelo)
    (?:ke batla|batla) (?:ho|go) (?:i|bolaya )\w*polay\w*|(?:ho|go) bolaya nna
    \w*ipola[iy][ae]\w*|\w*ipolae\w*|\w*ipolais\w*
    (?:ke batla|ke lakatsa|ke eletsa|nka rata|ke rata|ke nahana|ke se ke batla|ke ne ke batla|ho molemo|ke ikutlwa ke batla|ka batla|ke kopa|
      ke nyoretswe|ke ka mpa ka|ke tla|ke batl|ke thabela)(?: \w+)? (?:ho shwa|ho shoa|ho hlokahala|ke shwe|ke shoe|ho fela|ke hlokahale|ka shwa|lefu|
      ho itihela|ho bolawa|ho swa|go swa|ho fihla lefung)(?! (?:ke ditsheho|ka ditsheho|ke tlala))
    (?:ha ke sa|ha ke|ga ke sa|hake sa|ake sa|hakesa) ?(?:batle|batla|rate|rata|lakatse|bone) ?(?:\w+ )?(?:ho phela|ho ba teng|ho ba mona|ho tsoha|
      lebaka la ho phela|bophelo|ho tswela pele|go phela|ho ba moo|tshepo)
    (?:ke kgathetse|ke khathetse|ke kgathetswe|ke kgotshe|ke tenehile|ke lapile|ke tennwe|ke fedile matla|ke kgathets) (?:\w+ )?(?:ke bophelo|
      ka bophelo|ho phela|ke ho phela|bophelo|ke hophela)
    (?:ha ho|ha ho sa na|ga go|ha ke na|ha ke sa na) (?:\w+ )?(?:tshepo|ts epo|lebaka la ho phela|molemo wa ho phela|tsepo|
      lebaka la bophelo)(?! (?:ya|ea) (?:ho hlola|ho hapa))
    (?:ke a|ke|ho|ka|ke batla ho|ke se ke) ?(?:iseha|itshea|ikotsa|ikutlwisa bohloko|itlhaba|ifanyeha|ikgarumetsa|itshwarela thapo|ilematsa|iqhoma|
      iphanyeha|ifanye|isehile|ilesa|intsha kotsi)
    (?:ke nwele|ke noele|ke kwentse|ke batla ho nwa|ke tla nwa) (?:\w+ )?(?:dipilisi tse ngata|dipilisi tsohle|chefo|tjhefu|tshefu|dipilisi)
`);
