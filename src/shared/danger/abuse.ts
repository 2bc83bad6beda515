import { phrases } from './phrases.ts';

const names = {
  who: 'he|she|they|boyfriend|girlfriend|partner|husband|wife|ex|dad|father|stepdad|stepfather|mom|mum|mother|stepmom|uncle|aunt|brother|cousin|roommate|roomie|coach|lecturer|tutor|teacher|boss|landlord|guy|man|senior|somebody|someone|babe|bae|fiance|bf|gf|neighbour|neighbor|trainer|captain|family|parents|people at home|baby daddy|warden|friend|that',
  hurts:
    'hits?|hit|hitting|beats?|beat|beating|slaps?|slapped|slapping|punche?s?|punched|punching|kicks?|kicked|kicking|chokes?|choked|choking|strangle|strangled|strangles|strangling|burns?|burned|burnt|bites?|bit|shoves?|shoved|pushed|hurts?|hurting|abuses?|abused|abusing|assaults?|assaulted|drags|dragged|stabs?|stabbed|attacks?|attacked|whips?|whipped|klaps?|klapped|moers|moered|donners?|bliksems?|threatens?|threatened|threatening|molests?|molested|rapes?|raped|stalks?|stalked|stalking|harasses|harassed|harassing|blackmails?|blackmailed|gropes?|groped|grabs|grabbed|locks|locked|forces|forced|drugged|spiked',
};

/** Violence, coercion and sexual assault that concern the writer or somebody close. */
export const abuse = phrases(
  String.raw`
    (?:my )?<who> (?:who |that |always |keeps? |kept |just |still |sometimes |often |has |has been |have been |used to |tried to |started |starts |
      got drunk and |gets drunk and |will |would |is |was |been |even |once |again |literally |and |really |physically |sexually |regularly |
      last night |when drunk )*<hurts> (?:on )?(?:me|us|my (?:sister|mom|mother|mum|baby|child|kids|brother|friend|face|arm|neck|phone|hair|drink|
      little))(?! (?:at|in the (?:game|match|final|league|race|semi|cup|sprint|paint|first|last|second)|in (?:fifa|chess|pool|training drills|a race|
      straight|five|the)|hard|to (?:our|my|the) limits?|to (?:the ball|shoot|pass|play|defend|dribble|sprint|jump|use|go (?:left|right|wide)|
      take (?:the|a)|do better|train|be better|run|work|improve|keep|study|get fit|the line|go to gym)|with (?:a pass|passes|the|questions|homework|
      jokes|love)|by \d|on (?:the court|points|target|fifa|pace|the line|instagram)|up|every game|hard in training|back in|off the ball|(?:one|two|
      three) nil|\d+))
    (?:my )?(?:boyfriend|girlfriend|partner|husband|wife|ex|father|stepdad|stepfather|uncle|mother|mom|dad|coach|lecturer|roommate) (?:is |
      has become |was |became |can be |gets |got |can get |becomes |turns )(?:\w+ )?(?:violent|abusive|aggressive with me|physical with me|hurting me|
      hitting me|beating me|forcing me|raping me|touching me|threatening me|controlling and)
    (?:being|was|been|am|im|got|getting|get|i|is|were|are|she was|he was|friend was) (?:\w+ )?(?:raped|molested|abused|sexually assaulted|
      sexually abused|assaulted|beaten up|beaten by my|sexually harassed|stalked|trafficked|gang ?raped|date ?raped|strangled|groped|spiked|drugged|
      blackmailed|mugged and|attacked last|violated|kidnapped|threatened with)(?! (?:in the paint|by their|on the court|by a better))
    rape(?! seed| oil)|raped|rapist|raping|molest\w*|molestation|incest|sextortion|revenge porn|trafficked
    (?:sexual|sexually|domestic|physical|physically|emotional|emotionally|verbal|verbally|gender based|partner|child|intimate partner|relationship|
      family) (?:abuse|abused|abusing|assault|assaulted|violence|violent|harass\w*|harrass\w*|misconduct|abusive|exploited|molested)(?! (?:ban|
      awareness (?:run|walk|match)))
    (?:abusive|violent|toxic and violent) (?:relationship|partner|boyfriend|girlfriend|husband|wife|home|house|family|father|mother|dad|mom|parents|
      ex|marriage|coach|stepfather|stepdad|uncle|household|situation|man|guy)
    (?:in|leave|left|escape|escaped|survivor of|victim of|stuck in|trapped in|experiencing|suffered|suffering|facing) (?:an? |the |my )?(?:abuse|
      abusive|gbv|violence|violent relationship|domestic)
    <who> (?:comes|came|gets|got|sneaks|climbs|climbed|walks) in(?:to)? (?:my )?(?:room|bed|bathroom|shower)(?: at night| and touch\w*| when|
      drunk)(?: \w+)*
    (?:and|then|also) (?:he |she )?touch(?:es|ed)? me|<who> (?:\w+ )?(?:beats|beat|beating) me up
    (?:forced|force|made|make|forcing) (?:me|us) (?:\w+ ){0,4}(?:hazing|initiation|ontgroening)
    gbv|(?:suffer|face|report|reporting|being|there is) (?:\w+ )?abuse|abuse (?:at home|from my|by my|hotline|helpline)
    abused (?:as a child|me|by|when i was|at home)
    (?:touch|touched|touches|touching|felt|feels|feel|fondl\w+|grop\w+|kiss|kissed|kisses) (?:me|my (?:body|breasts?|bum|private|privates|thigh|
      thighs|leg|legs)) (?:\w+ )?(?:inappropriately|without (?:my )?consent|without asking|against my will|when i said no|when i sleep|where|
      down there|in a way|sexually|at night|wrong|even though i said|and i (?:said|froze|dont|didnt)|in the (?:change|locker|shower))
    (?:coach|lecturer|uncle|tutor|he|she|someone|somebody|man|teacher|boss|guy|stepdad|cousin|trainer|senior) (?:keeps |kept |always |has |
      started )?(?:touch(?:es|ed|ing)?|feel(?:s|ing)? up|grop(?:es|ed|ing)) me(?! (?:up for|on the shoulder to|base|emotionally|with his speech))
    (?:forces?|forced|forcing|pressures?|pressured|makes?|made|making|coerced) (?:me|her|him) (?:\w+ )?(?:to |into )?(?:have sex|having sex|sex|
      sleep with|do things|touch|kiss|strip|send (?:nudes|pictures)|undress|sexual|do sexual|into bed|give him|perform)
    (?:sex|sleep|slept|have sex) (?:with me )?(?:without (?:my )?consent|against my will|when i (?:was|said) (?:drunk|asleep|no|passed out)|
      for (?:marks|grades|a place|selection))
    (?:marks|grades|place in the team) for sex|didnt (?:give )?consent|without my consent
    said no (?:but|and) (?:he|she|they) (?:didnt stop|continued|carried on|did it anyway)
    (?:scared|afraid|terrified|frightened|fear|petrified) (?:of|to|that) (?:\w+ )?(?:my )?(?:boyfriend|girlfriend|partner|husband|wife|ex|father|
      stepdad|stepfather|dad|uncle|stepmother|roommate|go home|being at home|going home|my own home|leave him|leave her|break up with (?:him|
      her))(?! (?:will find out|finds out|wont|doesnt))
    (?:scared|afraid|terrified|fear) (?:he|she|they|my \w+|that he|that she|that they|of him|of her|someone|hell|shell) (?:\w+ )?(?:will |
      is going to |might |may |would |going to |wants to |could )?(?:kill|hurt|beat|hit|rape|attack|find|stab|shoot)(?:ing)? (?:me|us|my)
    (?:threaten|threatens|threatened|threatening|threats?|says|said|swore|promised|vowed) (?:\w+ ){0,3}(?:to |he will |she will |he would |she would |
      hell |he is going to |theyll |they will |he wants to |going to )(?:\w+ )?(?:kill|hurt|beat|stab|shoot|rape|leak|post|expose|burn|murder|share|
      harm) (?:me|my|us|nudes|pictures|photos|videos|the|our|him ?self|herself)
    (?:leak|leaked|leaking|post|posting|share|sharing|shared|send|sending|spreading|spread|expose) (?:my|our) (?:nudes|naked|private (?:pictures|
      photos|videos)|sex ?tape|intimate|explicit)
    (?:he|she|they|somebody|someone|ex) (?:\w+ )?(?:has|have|got) (?:\w+ )?(?:nudes|naked (?:pictures|photos)) (?:of me )?and
    (?:follows|following|followed|stalking|stalks|stalked|harassing|harasses|watching|watches) me (?:home|everywhere|around|every day|to my (?:room|
      res|class)|on campus|at night|and (?:wont|doesnt|threatens))(?! (?:on (?:instagram|strava|tiktok|twitter|x)))
    (?:stalker|being stalked|someone is stalking|im stalked)
    (?:bruises|black eye|bruised|blue eye) (?:\w+ ){0,3}(?:from (?:my|him|her|when he|when she|what)|because (?:he|she|my)|gave me by|after he|
      he gave|that he)
    (?:gave|gives) me (?:a )?(?:black eye|bruises|blue eye)
    (?:(?:not|isnt|dont feel|doesnt feel|never feel|no longer feel|dont) safe|unsafe) (?:at home|in my (?:room|relationship|house|res|own home|
      own room)|with my (?:boyfriend|partner|husband|uncle|stepdad|dad|roommate|coach|girlfriend)|around my (?:boyfriend|coach|uncle|stepdad|dad|
      father|roommate|lecturer))
    (?:controls|controlling|takes|took|checks|locks|locked|wont let|doesnt let|does not let|isolates|isolated|monitors) (?:me |
      my )(?:\w+ )?(?:phone and|money and|up|in the (?:room|house)|in my room|leave the (?:house|room|flat)|see my (?:friends|family)|go out|
      from my (?:friends|family)|talk to (?:my|other|anyone))(?= )(?! (?:the table|at half))
    (?:bullied|bullying|bully|bullies|hazed|hazing|initiation) (?:\w+ ){0,3}(?:me|every ?day|in (?:res|my res|class|the team)|at res|by (?:my|the|
      seniors)|so bad|and (?:i|beat|hit)|forced|force|badly|physically|victim)
    (?:forced?|forces|forcing|pushed) (?:himself|herself|themselves|themself|his way) (?:on|onto|into) (?:me|her|him|my|us)
    stalk(?:s|ed|ing|er)? (?:me|us|her)|(?:i|we) (?:have|had|got) a stalker
    (?:grabs?|grabbed|grabbing|slaps?|slapped|slapping|pinch\w*|strok\w+|rubs?|rubbed|rubbing) my (?:bum|butt|ass|breasts?|boobs?|crotch|privates?|
      thighs?|waist)
    (?:hits?|kicks?|beats?|slaps?|chokes?|burns?) (?:and|or) (?:\w+ ){0,2}(?:me|us)|throws? (?:things|stuff|bottles?|plates?) at (?:me|us)
    (?:boyfriend|girlfriend|partner|husband|wife|ex|dad|father|stepdad|stepfather|stepmom|uncle|mother|brother|stepbrother) (?:\w+ ){0,2}hurts? (?:me|
      us|my mom)(?! (?:feelings|at (?:fifa|chess)))
    (?:didnt|dont|never|not) (?:\w+ )?(?:want|wanted|agree|agreed) (?:it|to (?:\w+ ){0,2}(?:sex|it|sleep with \w+)|the sex) (?:but|
      and) (?:\w+ ){0,2}(?:didnt stop|forced|did|carried on|wouldnt stop|kept)
    (?:watch|film|record|spy|spies|spied|peep|photograph)\w* (?:on |at )?(?:me|us) (?:\w+ ){0,3}(?:shower\w*|undress\w*|naked|sleep\w*|bath\w*|
      get(?:ting)? dressed|toilet)
    <who> (?:\w+ )?(?:gets?|got|is|was|becomes?|became|turns|turned) (?:\w+ )?(?:violent|abusive)(?! (?:crowd|fans))
    (?:made|make|makes|making|forced|forcing|force) (?:me|us|them|the (?:first years?|freshers?|juniors)|first years?|
      freshers?) (?:to )?(?:\w+ )?(?:strip|undress|get naked|be naked|drink (?:until|till))
    (?:send|sends|sent|share|shares|shared|show|shows|showed|post|posts|posted|leak|leaks|leaked|spread) my (?:private|nude|naked|intimate) ?(?:pics?|
      pictures?|photos?|videos?)
    <hurts> (?:me|us) (?:\w+ )?with (?:an?|the|his|her) (?:iron|belt|stick|sjambok|knife|bottle|pipe|cable|hosepipe|shoe|fists?|brick|broom)
    (?:sleep|have sex|sex) with (?:him|her|the \w+|my (?:lecturer|coach|tutor|boss)) (?:\w+ ){0,2}(?:or|to|for) (?:\w+ ){0,3}(?:fail|pass|marks|lose|
      selected|job)
    (?:ubaba|utata|umalume|umyeni|isoka|ntate|malome|ubhuti|abuti|pa|oom|ou|kerel|stiefpa) (?:\w+ ){0,2}<hurts> me(?! (?:at|by|in))
    # Afrikaans
    naakfoto\w*|het my (?:teen|in) (?:\w+ )?(?:kop|gesig|maag|nek) (?:geslaan|geskop|geklap|gestamp)
    (?:stiefpa|pa|oom|neef|stiefbroer|afrigter|hy) (?:\w+ )?kom (?:\w+ ){0,2}(?:snags|nag|laataand|saans|as almal slaap) (?:\w+ )?in my (?:kamer|bed)
    (?:hy|sy|pa|ma|man|ou|oom) (?:skop|pluk|trek|byt|brand|wurg|spoeg) (?:my|aan my)(?! (?:been in|aandag|op na))
    (?:vat|raak|voel|vroetel|gevat|geraak|gevoel) (?:\w+ )?aan my(?! (?:hart|siel|beurt|skoen))|aan my (?:gevat|geraak|gevroetel)
    (?:hy|sy|man|ou|kerel) (?:druk|gooi|stamp|pluk) my (?:teen|rond|teen n|op die grond|teen die)(?! (?:op die baan|in die skrum))
    (?:hy|sy|hulle|my (?:kerel|ou|meisie|man|vrou|pa|ma|stiefpa|oom|broer|afrigter|kamermaat|boyfriend|vriend|ex)) (?:\w+ )?(?:slaan|moer|donner|
      bliksem|klap|wurg|skop|verkrag|mishandel|dreig|verniel|molesteer|teister|dwing|agtervolg|slat|maak) my(?: seer| altyd| weer)?(?! (?:in|
      met (?:\w+ )?(?:punte|drie)|op die baan|uit|moeg|trots|mal|lag|bly|beter|reg|bang vir die))
    verkrag\w*|aangerand|mishandel\w*|gemolesteer\w*|molesteer\w*|onsedelik (?:betas|aangerand)|betas\w* my|huishoudelike geweld|gesinsgeweld
    geslaan deur my|bang vir my (?:kerel|man|pa|stiefpa|boyfriend|ou|oom|ex|vriend)|bang om huis toe te gaan|dreig om my (?:dood|seer)
    seksuele? (?:teistering|geweld|misbruik)|word (?:geslaan|misbruik|mishandel|verkrag)
    het my (?:geslaan|verkrag|gewurg|seergemaak|aangerand|misbruik|gemolesteer|gedwing|gedreig|geskop|geklap)
    # isiZulu and isiXhosa
    (?:u|ba|uzo|bazo|uza|baza|kuza) ?(?:ku|zo|ya|yo|funa uku)?(?:ngi|ndi)bulal\w*|(?:ufuna|bafuna) uku(?:ngi|ndi)bulal\w*
    \w*(?:ngi|ndi)\w* (?:ngo|ngoku)(?:cansi|ngokocansi|ngesondo)|\w*kocansi
    (?:uya|u|wa|baya|ba|li|i|be)(?:ngi|ndi)(?:thint|bamb|phath|chukumis|bambabamb|phathaphath)\w* (?:\w+ )?(?:ezithweni|ngasese|zangasese|kabi|kakubi|
      ngenkani|ngokungafanele|ngendlela (?:enga|em)\w+|amabele|izinqe|iimpundu|emabeleni|esinqeni|kamnandi ndingafuni)
    wangi(?:phoq|nyanzel)\w*|wandi(?:nyanzel|qobox)\w*
    (?:u|uya|ba|baya|wa|usa|uhlala|uhlale|be|ube|wangi|sewa|i)(?:ya)?(?:ngi|ndi)(?:shay|beth|hlukumez|hlukumeze|ngcungcuthekis|phatha kabi|khahlel|
      mpak|klinya|khama|krwitsh|limaz|onzakalis|phoqa|nyanzel|sabis|thuk|dlwengul|rhuqa|ngqub|qhwab|hlasel|xhaphaz|tshutshis|thusabis|khab|oyikis|
      grogris|lukuhl|hlukumes)\w*(?! (?:\w+ )?(?:emdlalweni|ngesivinini|ngejubane|ngesantya|kwi ?fifa|ku ?fifa|fifa|chess|pool|tennis|kwi ?chess|
      kwi ?pool|ngeligo|ngamaphuzu|\d))
    \w*(?:uyangi|wangi|bangi|bayangi|uyandi|wandi|bandi|bayandi|ungi|undi)(?:shay|beth|hlukumez|ngcungcuthekis|khahlel|khama|limaz|phoqa|nyanzel|
      sabis|dlwengul|khab|hlasel|xhaphaz|tshutshis|grogris|phatha (?:kabi|kakubi|gadalala)|mpama|qhwab|phathaphatha|bamba ngenkani|oyikis|
      gibela ngenkani|lukuhl)\w*(?! (?:\w+ )?(?:emdlalweni|ngesivinini|ngejubane|ngesantya|kwi ?fifa|ku ?fifa|fifa|chess|pool|tennis|kwi ?chess|
      kwi ?pool|ngeligo|ngamaphuzu|\d))
    \w*dlwengul\w*|\w*dlwengulw\w*|\w*hlukunyez\w*|\w*hlukunyezw\w*|\w*ngcungcuthek\w*|\w*hlukumezek\w*|\w*xhatshazwa\w*|\w*xhaphaz\w*
    ngiyesaba ukuya ekhaya|ngesaba (?:isoka|umyeni|ubaba|umalume)\w* (?:sami|wami)|ndoyika (?:isoka|umyeni|utata|umalume|ukuya ekhaya)\w*
    udlame lwasekhaya|ubundlobongela basekhaya
    (?:isoka|intombi|umyeni|ubaba|utata|umalume|umkhwenyana|ibhoyfriend|boyfriend|umfowethu|umqeqeshi|ubhuti)(?: lami| yami| wami| lam| yam|
      wam)? (?:u|li|lya|uya|i|liya|liya)(?:ya)?(?:ngi|ndi)(?:shaya|betha|hlukumeza|sabisa|phoqa|khahlela|nyanzela|dlwengula)
    # Sesotho
    (?:o|ba|oa) (?:re o |re ba )?(?:tla|batla ho|tlo|rata ho) (?:\w+ )?mpola[iy]\w*
    (?:o|wa|ba|a|oa|ntate|monna|ya) (?:\w+ ){0,3}(?:ntshapa|ntshapile|ntshapang|nteile|ntlatlapa|ntlatlapile|nkotla|nkotlile|
      ntshwar\w+ (?:ka (?:dikgoka|kgang|matla)|hampe|bosiu|bosigo|in the night|at night|moo \w+))(?! (?:ka|ho|kwa|ko|ka di) (?:chess|fifa|pool))
    (?:o a|o|oa|wa|ba a|ba|o ne a|o dula a|ke|abuti|ntate|mohlankana wa ka o a|mohlankana waka oa|moshemane waka oa|monna wa ka o a|monna waka oa|
      malome o a) ?(?:nkotla|nkotlile|ntlatlapa|ntshwara hampe|ntshoara hampe|nthekefetsa|mpeta|mpetile|nkgama|ntshosa|nqobella|nketelletsa|
      nhlekefetsa|ntihela|ntapa|nkgarameditse|nkobotsa|ntshwere hampe|nraha|ntlhekefetsa|nqobelletse)
    ke (?:betilwe|betiloe|hlekefeditswe|hlekefetswa|hlekeditswe|tlatlapuwe|otluoa|otlwa|a otlwa|tshwerwe hampe|shapuwa)|peto|tlhekefetso|hlekefetso
    ke tshaba (?:monna|mohlankana|ntate|malome|ho ya hae|ho ea hae|moshemane)\w*
  `,
  names,
);
