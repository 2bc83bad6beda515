import { phrases, vocabulary } from '../phrases.ts';

/** Sentences about violence, coercion and sexual assault, whoever commits it. */
export const abuseSentences = phrases(
  String.raw`
    # the body held, struck, thrown
    (?:put|puts|wrapped|wraps|has|had|with|squeezed|squeezes|placed|tightened) (?:his|her|their|both) (?:\w+ )?(?:hands?|arm|belt|
      fingers) (?:around|on|over|round|against) my (?:throat|neck|mouth|face|windpipe)
    (?:squeez|grab|grip|chok|press|strangl|hold|held|twist|bit|bend|bent)\w* (?:me by )?(?:my|the) (?:neck|throat|hair)(?! (?:pads|guard|
      stretch|massage))
    <someone> (?:\w+ ){0,5}(?:throws?|threw|smash|smashes|smashed|breaks?|broke|punch|punches|punched|kicks?|
      kicked) (?:\w+ ){0,2}(?:at me|my (?:phone|laptop|things|stuff)|the (?:door|wall)|holes?|plates|cups|bottles|
      chairs?) (?:\w+ ){0,3}(?:when|because|if|at me|next to|every time|cross|angry|drunk|mad)
    (?:throws?|threw|chucked|hurls?|hurled|flung|pushed|pushes|shoved|dragged|drags|slammed|slams|pinned|pins|held|
      holds) me (?:\w+ )?(?:against|down|across|out of|onto|on the bed|to the (?:bed|floor|ground)|into (?:the )?(?:wall|door|cupboard|
      car)|by (?:my|the) (?:hair|neck|arm|wrist)|down the stairs|up against|around)(?! (?:the (?:left|right|line|wing|court)|
      in (?:wrestling|judo|bjj|the scrum|the tackle)|to (?:the )?bench|the (?:track|field)))
    <someone> (?:\w+ ){0,4}(?:pulled|pointed|held|points|pulls|waved|carries|keeps|came at me with|threatens? me with|
      chased me with) (?:\w+ )?(?:a |the )?(?:knife|gun|panga|firearm|bottle|sjambok) ?(?:on|at|to|against)? ?(?:me|us|my)?(?! (?:bottle|
      of water))
    (?:spits?|spat|peed|pissed|urinated) (?:\w+ )?(?:on|at|in) (?:me|us|my face|my bed)|(?:pulls?|pulled|pulling|yanks?|yanked|grabs?|
      grabbed) (?:me by )?(?:my|the) hair
    (?:<partner>|<family>) (?:\w+ ){0,5}(?:hits?|hitting|beats?|beating|slaps?|slapped|klaps?|moers?|hurts?|hurting|chokes?|choked|
      punch\w*|kick\w*|burns?|burnt|abus\w+|rap\w+|force[ds]?|grab\w*|bruis\w+|stab\w*|attack\w*|threaten\w*) (?:\w+ ){0,2}(?:me|us|
      my (?:mom|mother|sister|brother|baby|child|kids|arm|face)|her|him)(?= (?:again|when|if|because|so|and|every|after|almost|with|for|
      badly|till|until|since|daily|last|sometimes|at (?:home|night)|in front|a lot|too|but|or|really|once)| $)(?! (?:at (?:chess|fifa|
      pool|tennis|monopoly)|when we (?:play|race)|every (?:game|time we play)|in))
    (?:gets?|got|turns?|becomes?|is|was|being|goes|went) (?:\w+ )?(?:violent|physical|aggressive|handsy|abusive|rough) (?:with|towards|to|
      on|when|at) (?:\w+ )?(?:me|us|my (?:mom|mother|sister)|drunk|drinks?|drinking|home|angry)(?! (?:in (?:the )?(?:tackle|scrum|game|
      paint)))
    (?:bruises?|bruised|black eye|blue eye|split lip|marks on my (?:neck|arms?|face)|busted lip|scratches) & (?:<partner>|he|she|him|
      from dad|from my dad|makeup|make up|cover|hide|hiding|long sleeves|asks?|explain|lie about)(?! (?:in (?:the )?(?:game|match|scrum|
      tackle)|during|tackled))
    (?:jumped|mugged|robbed|attacked|beat up|beaten up|ambushed|hijacked|kidnapped|followed|chased|stabbed) (?:me|us|him|her|by|on|at|in|
      outside|last|near|walking|home|on my way|with a)(?! (?:the (?:ref|umpire)|by (?:a better|their|the press)|the (?:ball|left|right)|
      over the|in the air))(?= .*(?:knife|stab|gun|phone|campus|res|night|home|beat|me|guys|men|street|taxi|way))
    # held, watched, kept without money
    (?:<partner>|he|she|they|<family>|roommate) (?:\w+ ){0,3}(?:locks?|locked|locking|traps?|trapped|ties?|tied|
      chains?) me (?:\w+ )?(?:in|inside|out|up|to the|down)(?! (?:the (?:bench|team|game)|to (?:my|the) (?:man|position)))
    (?:<partner>|he|she|they|roommate) (?:\w+ ){0,2}(?:wont|doesnt|does not|didnt|never|refuses to|will not|not) (?:let|lets|allow|allows|
      allowed) me (?:to )?(?:leave|go (?:out|home|anywhere|to class|to campus)|out|see (?:my |any)|talk to|have (?:friends|a phone|male|
      my own)|work|eat|speak|wear|sleep|break up|study|visit)(?! (?:the (?:pitch|court|field|game)|until (?:we|i) (?:stretch|finish)))
    (?:<partner>|he|she|<family>) (?:\w+ ){0,3}(?:takes?|took|controls?|keeps?|steals?|stole|withholds?|
      demands?) (?:\w+ )?(?:all )?(?:of )?my (?:money|salary|nsfas|allowance|wages|bank card|passport|id|phone|pills|clothes|keys)
    (?:<partner>|he|she|<family>|roommate|ex) (?:\w+ ){0,3}(?:checks?|goes through|reads|tracks?|monitors?|hacked|controls?|spies on|
      put a tracker on) (?:\w+ )?(?:my )?(?:phone|messages|whatsapps?|location|every move|who i|where i|what i (?:wear|eat|do)|
      everything i)(?! (?:pace|run|splits|heart rate|form))
    (?:<partner>|he|she|ex|somebody|someone|guy|man|stranger) (?:\w+ ){0,3}(?:follows|following|waits? (?:outside|for me)|waiting outside|
      shows up|turns up|keeps (?:coming|calling|phoning|messaging|showing)|stands outside|came to my room|
      sits outside) (?:\w+ ){0,4}(?:me|my (?:room|res|house|class|window|work|door)|uninvited|every (?:day|night)|after i (?:broke|left|
      said|blocked))(?! (?:up|on (?:strava|instagram|tiktok)|for (?:training|practice|the match|a lift)|the (?:line|ball)|
      at (?:the )?(?:gym|practice|court)))
    # sex without consent
    (?:had|has|have|having|forced|did|put|got|tried) ~ (?:sex|it|himself|inside|something|penis|fingers|hands?|stuff) ~ (?:with|to|in|
      inside|on|into|up|down) ~ (?:me|my (?:skirt|pants|underwear|shorts|shirt|top|bra|drink|mouth|body)|her|him) & (?:passed out|asleep|
      sleeping|drunk|unconscious|no|didnt|against|without|force|forced|forcefully|stop|froze|couldnt move|wasted|blacked out|high|consent|
      crying)(?! (?:problem|sugar|doubt|ice))
    (?:hands?|fingers?) (?:\w+ )?(?:up|down|under|inside|in|into|between) my (?:skirt|pants|underwear|shorts|shirt|top|bra|legs|panties|
      thighs|blouse|dress)
    (?:touch|touches|touched|touching|grop\w+|grab|grabs|grabbed|rub|rubs|rubbed|rubbing|kiss|kisses|kissed|kissing|lick\w*|fondl\w+|
      finger\w*|strok\w+|feels? up|felt up|press\w*|squeez\w*|smack\w*) (?:\w+ ){0,2}(?:me|my (?:\w+ )?(?:breasts?|boobs?|bum|butt|ass|
      thighs?|privates?|crotch|body|vagina|penis|legs?|waist|chest|private parts?)|her|himself against me) & (?:didnt|dont|no|stop|
      uncomfortable|without|asleep|sleeping|uncle|coach|lecturer|stepdad|stepfather|taxi|drunk|inappropriate\w*|creepy|at night|said|
      forced|child|small|little|weird|where i|froze|secret)(?! (?:muscle|stretch|me out|with (?:the )?ball))
    (?:woke|wake|woken|waking) (?:up )?(?:\w+ ){0,5}(?:on top of me|inside me|naked|no clothes|without (?:my )?(?:clothes|underwear|
      pants)|touching me|in my bed|his hands?|dont remember (?:the night|anything|how))
    (?:took|takes|take|taking|ripped|pulled|remove|removed|tore) (?:off )?(?:my|our) (?:clothes|underwear|panties|bra|pants|shirt|top|
      skirt|towel)(?: off| down)?(?= (?:and i|without|in front|when|while|to be|and (?:touched|took|laughed|said)|off|even|by force|for)|
       $)(?! (?:home|to (?:the )?laundry|off (?:after|at|because (?:of )?(?:the )?heat)|before|when it rained))
    (?:asks?|asked|wants?|wanted|begs|demands?|demanded|makes?|made|forces?|forced|forcing|pressures?|pressured|blackmail\w*|told|tells|
      expects?|promised|offers?|offered) (?:me|us|for|her|him|my|to) ~ (?:nudes?|naked|undress|strip|sex|sexual|sleep with|take off|
      pictures of my|body for|favours|bj|blowjob|to touch him|to touch her|private parts|in (?:my )?underwear|to his (?:room|house|
      hotel) (?:for|or)|to drink until|to abort)(?! (?:better|early|more|well))
    (?:sends?|sent|sending|showed|shows|flashed|exposed|showing) (?:me |us |his |her |himself |herself |unwanted )+(?:\w+ )?(?:dick|
      dick pics?|penis|private parts?|nudes?|porn|genitals|naked|privates|to me)
    (?:marks|pass|grades?|selection|captain|team|place|job|rent|lift|money|position|bursary|spot) & (?:(?:pics?|pictures|photos|
      videos) of my (?:body|breasts|boobs|self naked|privates?)|sleep with (?:him|her|me|the)|sex|sexual favours?|nudes|in (?:his|
      her) bed|go to bed with|spend the night with)
    (?:spiked|drugged|roofied|put something in|slipped something in|something in) (?:me|my|her|our|his)(?: drink| water| cup)?(?= (?:and|
      at|i|then|because|last|party)| $)(?! (?:volley|serve|ball))
    <someone> (?:\w+ ){0,3}(?:comes?|came|climbs?|climbed|gets?|got|sneaks?|snuck|creeps?|crept|slips?|slipped|lies|lay|crawls?|
      crawled) (?:\w+ )?(?:in|into|to|onto|on top of|next to) (?:my (?:bed|mattress|blankets?|shower)|me (?:at night|in bed|in my sleep)|
      my room (?:at night|when im (?:asleep|sleeping|naked)|drunk|uninvited|without))(?! (?:to (?:wake|borrow|fetch|study)))
    (?:touched|touches|touch|touching|feels?|felt|kissed|kisses|grabbed|grabs|groped|rubbed|massaged|examined) me (?:\w+ ){0,3}(?:where|
      in (?:places|a way|ways)|down there|private|inappropriate\w*|funny|wrong|wrongly|weirdly|sexually|under|between|without|when nobody|
      every time (?:we|im|i am) alone|in the (?:shower|change ?room|office|car|showers))(?! (?:by (?:the|their) (?:win|support)))
    if (?:he|she) (?:cant|can not) have me|(?:nobody|no one) else (?:will|can|must) have me|(?:hell|shell|he will|she will|hes going to|
      shes going to|says hell|threatening to|threatens to) (?:\w+ )?(?:shoot|kill|hang|stab|drown|hurt|burn|poison) (?:himself|herself|
      themselves) (?:\w+ )?(?:if|when|because) i
    (?:being|am|im|was|been|get|got|getting|were|is|are) (?:\w+ )?(?:hit|beaten|slapped|kicked|choked|burnt|whipped|punched|abused|hurt|
      starved|molested|locked up|locked in|threatened|harassed|blackmailed|forced|trafficked|controlled|groomed|
      stalked) (?:\w+ ){0,3}(?:at home|by (?:my|a|the|his|her|him|our|one of)(?! (?:\w+ )?(?:taxi|car|bus|truck|bike|bakkie|scooter|ball|
      bat|pitch|cross|puck|pass|bouncer|racket|opponents?|deadline))|in (?:my|his|her|the) (?:room|house|flat|relationship|
      marriage)|every (?:night|day|weekend|time he)|behind closed)(?! (?:by (?:the|a) (?:taxi|car|bus|truck|bike|bakkie|scooter|ball|bat|
      better|pitch|opponents?|shot|bowler|
      bouncer|cross|puck|pass|deadline)|at home by|by my (?:own )?(?:ball|racket)))
    (?:filmed|films|filming|recorded|recording|photographed|took (?:a )?(?:pictures?|photos?|videos?)|taking (?:pictures|photos|videos)|
      hidden camera|camera|watches|watched|watching|peeping|spying) (?:\w+ ){0,3}(?:me|us|her|of me|in) (?:\w+ ){0,3}(?:shower\w*|
      undress\w*|naked|changing|change ?room|toilet|bathroom|bath|sleep\w*|asleep|in bed|getting dressed|having sex|
      dressing)(?! (?:stories|room (?:speech|talk|celebration|song)))
    (?:forces?|forced|forcing|makes?|made|bullies|pressures?|threatens?) (?:me|us) (?:\w+ ){0,2}(?:give|pay|hand|steal|buy|transfer|lend|
      do things|have|drink|eat|swallow|lick|strip|clean|sleep) (?:\w+ ){0,8}(?:or|else|otherwise|hits?|beats?|hurts?|money|nsfas|him|her|
      them|naked|until|threat\w*)(?! (?:or (?:gatorade|energade)|water|enough|well|more|until 10|healthy|the ball))
    (?:<partner>|<family>|he|she) (?:\w+ ){0,3}(?:bit|bites|scratched|scratches|burnt|burned|burns|spat|stabbed|cut|slashed|whipped|whips|
      hit|hits|slapped|slaps|kicked|kicks|headbutted|elbowed|strangled|choked|chokes|punched|punches|punches|shook|beats|beat) (?:me|us|
      my (?:face|arm|neck|mom|mother|mum|sister|brother|back|leg|stomach|head|hand)|at me)(?= (?:and|during|in (?:the|my) (?:face|stomach|
      head|back|ribs|kitchen|car)|when|again|every|because|first|so|until|till|with|not the|for|now|until|daily|after (?:he|she|
      we (?:argue|fight))|over)| $)(?! (?:and (?:i|we) (?:scored|laughed)|(?:to|for) the (?:ball|win)|with (?:a )?(?:great|lovely|nice|
      beautiful|good|long)|in (?:the )?(?:game|match|final|tackle|chess|fifa)|every (?:game|time (?:we|i) (?:play|race))|and (?:won|took|
      scored)|again (?:at|in)|for (?:a|the) (?:goal|try|layup|win)))
    (?:said|say|saying|screamed|told (?:him|her|them)|begged|cried) (?:him |her )?(?:\w+ )?(?:no|stop) (?:\w+ ){0,4}(?:he|she|they|him|
      her) (?:\w+ )?(?:still|kept|did|didnt|wouldnt|carried|continued|went|forced|laughed|ignored|anyway|finished)(?! (?:scor\w+|passed|
      running|playing|shot|dribbl\w+))
    (?:beat|beats|beating|hit|hits|hitting|whip|whips|slap|slaps|slapping|klap|klaps|lash|lashes|cane|canes|kick|kicks|punish|
      punishes) (?:us|me|the (?:first years?|players|juniors|freshers|kids|children|girls|boys)|first years?|players|her|
      him) (?:\w+ ){0,3}(?:with (?:\w+ )?(?:belts?|sticks?|sjamboks?|pipes?|canes?|hosepipes?|cables?|fists?|bats?|ropes?)|(?:when|if|
      every time) (?:we|i|they|she|he) (?:lose|lost|miss|missed|fail|failed|make a mistake|are late|cry|refuse|drop|talk|dont))(?! (?:our|
      the (?:first|last) (?:set|point)))
    (?:woke|wake|woken|found myself) (?:up )?(?:\w+ ){0,4}(?:no|without|missing|naked|half naked|different|torn) (?:my |
      any )?(?:underwear|clothes|pants|panties|bra|shirt)?(?= (?:and|he|in|next|on|someone|after|with| $))(?=.*(?:he|him|room|bed|party|
      drunk|someone|guy|naked|remember))
    <someone> (?:\w+ ){0,4}(?:hands?|fingers?|mouth|face|penis|dick|thing) (?:in|on|up|down|under|into|inside|between|against|
      near) my (?:pants|skirt|shorts|underwear|panties|bra|top|shirt|thighs?|legs|breasts?|bum|butt|mouth|privates?|crotch|bottom)
    (?:touch|touches|touched|touching|grop\w+|strok\w+|squeez\w+|smack\w*|pinch\w*) (?:my|her|our) (?:\w+ )?(?:bum|butt|ass|breasts?|
      boobs?|crotch|privates?|private parts?|vagina|penis|bottom|thighs?|inner thigh)(?! (?:in (?:the )?tackle|muscle))
    (?:pass|fail|drop|select|promote|pick|hire|help) me if i (?:\w+ )?(?:send|sleep|kiss|undress|let him|show (?:him|her)|
      give him)(?! (?:the (?:assignment|form|cv)|my (?:cv|assignment)))
    (?:pics?|pictures|photos|videos) of (?:his|her) (?:private parts?|privates?|dick|penis|body|genitals)|(?:doesnt|wont|does not|never|
      refuses to) feeds? me(?! (?:the ball|passes|well|enough passes))
    <someone> (?:\w+ ){0,6}(?:hits?|beats?|hit|beat|whips?|burns?|smacks?) (?:me|us) (?:\w+ )?with (?:\w+ )?(?:broom|belt|stick|pan|shoe|
      cable|iron|hosepipe|sjambok|pot|bottle|fist|fists|slipper|plank|rod)
    # fear and threats
    (?:scared|afraid|terrified|frightened|dont feel safe|not safe|unsafe|petrified|nervous|fear|dread|too scared) (?:\w+ ){0,2}(?:to |
      of )?(?:go|going|come|coming|be|being|sleep|sleeping|return|walk|leave|stay|go back|live)? ?(?:\w+ ){0,3}(?:home|my room|my flat|
      the house|my own room|house|res|alone with|because of|around|near) (?:\w+ ){0,4}(?:<partner>|<family>|him|her|he|she|coach|lecturer|
      roommate|bf|gf|hits?|drunk|drinks)
    (?:scared|afraid|terrified|frightened|petrified) of (?:my |his |her )?(?:own |the )?(?:<partner>|<family>|coach|lecturer|roommate|
      landlord)(?= )(?! (?:finding|cooking|serve|serving|jokes|reaction|driving|bowling|will find|finds|laughing|s ))
    (?:if i|when i|because i|unless i) (?:\w+ )?(?:leave|left|leaving|break up|broke up|tell|told|report|reported|refuse|refused|say no|
      said no|dont|scream|talk|go to the police|end it with) & (?:he|she|they|hell|shell|theyll|his|her|coach|uncle|
      ex) (?:\w+ ){0,3}(?:kill|hurt|beat|hit|post|leak|share|stab|burn|fail|find me|find us|expose|come for|out me|take my|shoot|
      hurt himself|kill himself|drop me|destroy)
    (?:threat|threaten|threatens|threatened|threatening|blackmail|blackmails|blackmailed|blackmailing|extort\w*) ~ (?:me|us|my|to|with|
      that)(?! (?:their (?:goal|line|lead)|the (?:goal|keeper|defence)|to (?:score|rain|win|take the lead|overtake)))
    (?:says|said|swears|swore|promised|promises|told me) ~ (?:hell|he will|she will|shell|theyll|they will|hes going to|going to|
      he would) (?:\w+ )?(?:kill|hurt|stab|shoot|rape|beat|burn|find|destroy|post|leak|share|expose) (?:me|us|my|the (?:video|pictures|
      photos|nudes))(?! (?:at (?:chess|fifa|pool)|in (?:the )?(?:final|game|match)|on the (?:court|field)))
    (?:post|posts|posting|leak|leaking|send|share|upload|show|showing|sell) (?:\w+ )?(?:the |my |our )?(?:nude|nudes|naked|sex|private|
      intimate|explicit)?(?: ?(?:video|videos|pics?|pictures|photos|tape)) (?:\w+ ){0,3}(?:if i|unless|of (?:us|me) (?:having|naked|
      together in bed)|because i (?:left|broke)|to everyone|to my (?:parents|family)) (?=(?:leave|break|dont|left|broke|refuse|tell|say|i|
      and|he|she)|\w)(?=.*(?:break|leave|left|pay|naked|nude|sex|ex|threat|dont|refuse|send))
    (?:seniors?|initiation|hazing|house comm|captains?|third years) & (?:strip|naked|drink (?:until|till|vomit)|beat|beating|hit us|
      hit me|swallow|lick|whip|whipped|punch|burn|humiliat\w+|forced?|made us|made me)(?! (?:run|do (?:push|laps|sprints|squats)|sing|
      carry|wear|train|sprint|the decision|(?:a |the )?turnover|an error))
    # Afrikaans
    (?:<partner>|hy|sy|<family>|afrigter|dosent|kamermaat|man|vent) (?:\w+ ){0,4}my (?:\w+ ){0,3}(?:slaan|geslaan|klap|geklap|moer|donner|
      wurg|gewurg|verkrag|skop|geskop|bedreig|gedreig|dreig|toegesluit|opgesluit|vasgedruk|vasgehou|gedwing|dwing|betas|gevat|aangeraak|
      gedruk|gegryp|gevoel|gesoen|geskiet|gesteek|gekrap|gebyt|seermaak|seergemaak|mishandel|agtervolg|forseer|geforseer|
      rondgestamp)(?! (?:in (?:skaak|fifa|tennis|die (?:wedstryd|spel|skrum))|met (?:skaak|\d)|op die (?:baan|veld)))
    (?:bang|vrees|skrik|nie veilig|onveilig) (?:\w+ ){0,4}(?:hy|sy|huis toe|by die huis|vir hom|vir haar|kerel|pa|oom|stiefpa|
      man) ?(?:\w+ ){0,3}(?:slaan|doodmaak|seermaak|dreig|kom|dronk|vermoor)?(?= )(?=.*(?:slaan|doodmaak|seer|dreig|dronk|vermoor|huis|
      veilig|kerel|stiefpa))(?! (?:wen|klop))
    (?:laat|mag) (?:hy |sy )?my nie (?:\w+ )?(?:uit|weg|gaan|werk|vriende|huis toe)|(?:vat|neem|beheer) (?:\w+ )?my (?:geld|foon|salaris|
      beurs)
    # isiZulu, isiXhosa: subject, object and stem in one word
    (?:u|wa|ba|li|la|i|ya|lo|uyo|ube|uzo|uza|be|e|o|wayo|bayo|uhlale|usa|use)\w{0,5}?(?:ngi|ndi|si)(?:shay|beth|hlukumez|hlukunyez|bulal|
      khahlel|khab|klinyi|khama|krwitsh|phoq|nyanzel|dlwengul|hlasel|gwaz|limaz|sabis|songel|grogris|thusel|tshutshis|xhaphaz|mukul|mpam|
      valel|hlal el|rhuq|dons ngenwele|lwis)\w*(?! (?:\w+ )?(?:emdlalweni|ngesivinini|ngejubane|ngesantya|kwi ?fifa|ku ?fifa|fifa|chess|
      pool|tennis|kwi ?chess|ku ?chess|kwi ?pool|ngeligo|ngamaphuzu|ngamanqaku|\d|kwimidlalo|umoya))
    (?:ngi|ndi)\w{0,4}(?:saba|esaba|oyik|thuk)\w* (?:\w+ ){0,3}(?:ekhaya|endlini|isoka|umyeni|ubaba|utata|umalume|intombi|egumbini|
      yena)\w*(?! (?:uzo(?:dlala|wina)))|\w*(?:ngi|ndi)(?:shaywa|shaywe|bethwa|bethiwe|betwa|hlukunyezwa|dlwengulw|nyanzelw|phoqw|gwazw|
      gwazwe|hlaselw|valelw|sikw)\w*(?! (?:umoya|yilanga|emdlalweni|kwimidlalo|chess|fifa|kwi|ku))
    \w*(?:ngi|ndi)(?:thint|thinth|bamb|phath|phathaphath|ncamul|anga|lala)\w* (?:\w+ ){0,2}(?:ngingafuni|ndingafuni|ngenkani|ngempoqo|
      ngilele|ndilele|ngingavumile|ndingavumanga|ezithweni|emabeleni|ebeleni|izinqa|amabele|iimpundu|ithanga|amathanga|emathangeni)
    # Sesotho
    (?:o|wa|ba|a|oa|ne a|neng a|tla|dula a|ke) (?:\w+ ){0,2}(?:n|m)(?:kotl|shap|tshap|tlatlap|tlhekefets|hlekefets|qobell|ketellets|kgam|
      tshos|pet|rah|hlab|hlasel|otl|phunya|polae|bolae|tima|kwallet|notlellet|tshwar ka kgang|tlola|beta)\w*(?! (?:\w+ )?(?:papading|
      chess|fifa|pool|ka dintlha))
    (?:o|wa|ba|malome|ntate|monna|abuti|titjhere) (?:\w+ ){0,3}(?:ka kgang|ka dikgoka|ka likhoka|ke sa batle|ke robetse|ke hanne)
    ke (?:\w+ )?(?:otluwa|otlwa|otluoa|shapuwa|hlekefetswa|hlekefeditswe|betilwe|betwa|tlatlapuwa|qobellwa|hlaselwa|hlasetswe|
      tlatlapilwe)\w*|ke (?:a )?(?:tshaba|tshohile|tshosa) (?:\w+ ){0,3}(?:hae|ntate|monna|mohlankana|malome|moratuwa|kamoreng)
  `,
  vocabulary,
);
