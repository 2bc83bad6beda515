import { phrases } from './phrases.ts';

const names = {
  chest: 'chest|bors|\\w{0,3}sifuba|isifuba sam|isifuba sami|sefuba|inhliziyo|intliziyo|pelo|heart',
  ache: 'e bohloko|is seer|so seer|seer|is sore|se bohloko|\\w*buhlungu|\\w*hlaba|\\w*qaqamba|\\w*minxek\\w*|\\w*cinan\\w*|\\w*cinen\\w*|\\w*shaya kakhulu|\\w*betha kakhulu|ya opa|a opa|a thiba|thibane|\\w*valek\\w*|pyn|so tight|tight',
  limb: 'ingalo|ngalo|umlenze|mlenze|isihlakala|iqakala|unyawo|umunwe|umnwe|ikhala|isandla|intamo|inqina|ubambo|iqolo|uzwane|idolo|ithambo|ihlombe|igxalaba|amathambo|letsoho|leoto|lengwele|monwana|lesapo|leqaqailana|lehetla',
  bone: 'arm|arms|leg|legs|wrist|ankle|nose|finger|fingers|hand|foot|feet|toe|toes|rib|ribs|collarbone|collar bone|neck|back|hip|jaw|elbow|knee|shin|thumb|shoulder|skull|bone|bones|tooth|spine|femur|tibia|kneecap|tailbone|cheekbone|forearm|metatarsal|hips|face|heel|pelvis',
};

/** Conditions that a doctor has to see at once: heart, breath, head, bones, blood. */
export const emergency = phrases(
  String.raw`
    # heart and breath
    (?:chest|bors) (?:is |voel |feels )?(?:numb|lam)|(?:arm|linkerarm|left arm) (?:is |voel )?(?:lam|numb|dood)
    <chest> (?:\w+ ){0,3}<ache>(?! (?:(?:from|after|van|na|ngenxa|ngemva|emva) (?:\w+ )?(?:bench|push|press|chest|bors|planks?|gym|doms)\w*|
      from (?:bench|push|doms)|after (?:bench|chest|push)|hamstrings?))
    (?:elephant|someone|somebody|iemand|weight|brick) (?:\w+ ){0,3}(?:sitting on|on|op) (?:\w+ )?(?:chest|bors)
    bors (?:\w+ ){0,3}(?:iemand|olifant|swaar|gewig)
    (?:isnt|not|stopped|wont|aint|is nie|hou op) (?:\w+ )?breathing
    (?:nearly|almost|amper|just|just about) (?:faint\w*|pass\w* out|black\w* out|collaps\w*)(?! (?:when (?:i saw|he|she|they|we|the)|laughing|
      from (?:joy|laughing)))
    (?:faint|collapse) (?:ile|ed)|\w*faint(?:a|e|ile|ed)
    (?:chest|heart|breastbone|sternum) (?:\w+ )?(?:pains?|hurts?|hurting|ache|aches|aching|painful|sore|tight|tightness|tightens|burns|burning|
      pressure|heavy|discomfort|cramps?|stabbing|is closing|squeez\w+|pounding and|stopped|stops|stop beating)(?! (?:from (?:bench|chest|push|doms|
      presses)|after (?:bench|chest day|push)|muscles?|free))
    (?:pains?|pressure|tightness|tight|stabbing|sharp|burning|heaviness|weight|squeezing|discomfort|hurts|ache|aching|sore|stitch|crushing|elephant|
      stabs) (?:\w+ ){0,3}(?:in|on|around|across|of|near|by|behind) (?:my |the |his |her )?(?:\w+ )?(?:chest|heart|breastbone|
      left arm)(?! (?:muscles?|day|from bench|after bench))
    heart ?attack|cardiac arrest|angina
    (?:heart|pulse) (?:is |was |keeps |has been )?(?:racing|skipping|skips|fluttering|irregular|pounding|stopped|misses) ?(?:beats?|for no reason|
      at rest|when (?:im|i am) (?:resting|sitting|lying)|out of my chest|and (?:dizz|im|i|my|chest|faint)|irregularly|like crazy|all the time|
      for hours|badly|while resting|in bed)
    palpitations|palpitation|irregular (?:heart|pulse|heartbeat)
    (?:cant|couldnt|struggling to|struggle to|hard to|difficult to|difficulty|trouble|battling to|battle to|unable to|hardly|barely|problems|
      not able to|stopped|struggling|problem with|barely can) (?:\w+ )?(?:breathe|breathing|breath|breathe in|get air|get enough air|
      catch my breathe)(?! (?:through my nose|with the mask|in this (?:shirt|jersey|bra)|because of laughter|laughing|exercises?|technique))
    asthma attack|gasping for air|turning blue|lips (?:\w+ )?blue|anaphyla\w*
    (?:throat|tongue|face|lips) (?:is |are )?(?:swelling|closing|swollen|closing up)|allergic reaction|choking on
    stroke(?= (?:symptoms|yesterday|last|and|signs)| $)|(?:having|had|have) a stroke|face (?:is )?(?:drooping|numb)
    (?:left|right) (?:arm|side) (?:is |has gone |went |goes )?(?:numb|paralysed|paralyzed|weak)|slurred speech|slurring
    # fainting
    (?:friend|roommate|roomie|he|she|teammate|someone|who) (?:\w+ ){0,6}(?:wont|doesnt|isnt|cant|not) (?:wak\w+ up|respond\w*|react\w*)(?! (?:early|
      for|at|before|to (?:my|the)|on time))
    (?:faint(?:ed|ing|s)?|pass(?:ed|ing|es)? out|blacked out|black(?:ing|s)? out|lost consciousness|los(?:e|ing) consciousness|unconscious|
      fell unconscious)
    (?:i|he|she|friend|teammate|team mate|player|roommate|who|and|just|suddenly|have|ive|nearly|almost) (?:\w+ )?(?:collapse|collapsed|collapsing|
      collapses)
    collapsed (?:at|in|during|after|on the|while|yesterday|today|from|again)
    (?:feel|feeling|felt|get|getting|going to|like|nearly|almost|about to|keep|so|very|really) (?:\w+ ){0,2}(?:faint|blacking out|passing out|
      black out|pass out|collapse|fainting)(?! hearted)
    (?:dizzy|lightheaded|light headed|vision (?:goes|went|is going)) (?:\w+ ){0,3}(?:and (?:fell|fall|faint|collapsed|vomit|my chest|blurry|cant|
      nearly|see stars)|black|every time i (?:train|run|stand|exercise)|when i (?:train|exercise|stand up)|blurry|after (?:a|the|hitting|my|
      i hit) (?:hit|knock|head|blow|bump|fall))
    (?:seizure|seizures|epileptic fit|convuls\w+|had a fit|having fits|heat ?stroke|sunstroke|hypoglyc\w+|coma)
    # head, neck, back
    concuss\w*|(?:brain|head|skull|spinal|spine|neck) (?:injury|injuries|trauma|bleed|bleeding|knock|collision|fracture|wound)
    bleed(?:ing)? (?:on|in) the brain|blow to the head|whiplash
    (?:hit|hurt|knocked|banged|bumped|smashed|bang|injured|cracked|whacked|struck|slammed|knock|split|bashed|bonked|busted|landed on|fell on|
      fell onto|landed) (?:\w+ )?(?:my|his|her|on my|the back of my) (?:\w+ )?(?:head|skull|temple|forehead)(?! (?:in frustration|on my desk|laughing|
      shot))
    (?:kicked|hit|elbowed|knocked|punched|kneed|struck|smacked|elbow|knee|boot|ball|whacked) (?:\w+ ){0,4}(?:in|on|to|against) (?:my |the |his |
      her )?(?:\w+ )?(?:head|skull|temple|back of the head)(?= (?:and|yesterday|today|in|during|at|now|hurts|is|my|feel|dizzy|last|so|again|by|i|with|
      hard|really|bad|this|can|should|on)| $)
    (?:knocked|knock) (?:me |him |her |myself )?(?:out|unconscious|cold|out cold)(?! (?:of (?:the|our|their|this)|rounds?|stages?|in the (?:quarters?|
      semis?|first|final|cup)|by (?:chiefs|pirates|them|a team)|early|on penalties))
    (?:headache|head hurts|head is sore|vomit\w*|throw up|throwing up|puking|puke|dizzy|confused|nausea|nauseous|memory|foggy) (?:\w+ ){0,4}(?:since|
      after|from) (?:\w+ ){0,3}(?:hit|tackle|knock|collision|bump|header|clash|fall|fell|blow|elbow)
    seeing (?:stars|double)|double vision|(?:dont|cant) remember (?:the (?:tackle|hit|game|match|fall)|what happened|falling)
    (?:cant|couldnt) (?:feel|move) (?:my )?(?:\w+ )?(?:legs?|arms?|hands?|neck|feet|fingers|toes|body|face|foot)(?! (?:after (?:leg|arm|chest|back|
      gym) ?(?:day)?|from (?:squats|leg|doms|lunges|the cold)|today (?:lol|haha)|lol|because of (?:doms|leg day)))
    paralys\w+|paralyz\w+|numb from the (?:neck|waist)
    # bones
    (?:broke|broken|break|breaking|fractured?|fracturing|cracked|snapped|shattered|smashed|busted|brake|braked|bust) (?:\w+ )?(?:my|his|her|a|the|
      both|two|three|our players|some) (?:\w+ )?(?:\w+ )?<bone>(?! (?:brace|guard|guards|pads|record|day|stand|press))
    (?:broken|fractured|cracked|shattered|snapped|dislocated|busted) (?:\w+ )?(?:\w+ )?<bone>
    <bone> (?:is|are|was|got|may be|might be|could be|maybe|probably|definitely|feels|looks|were|has been|i think is|been) (?:\w+ )?(?:broken|
      fractured|cracked|shattered|dislocated|snapped|broke|out of (?:its )?(?:place|socket)|bent the wrong way|sticking out|crooked|popped out)
    <bone> (?:\w+ ){0,2}(?:the wrong way|sticking out|out of joint|out of its socket|gebreek|breek)
    <bone> (?:broke|snapped|fractured|popped out|came out|gave way|dislocated|cracked)(?! (?:the|a|his|their) )|hairline crack|stress fracture\w*
    fracture|fractures|fractured|(?:bone|bones) (?:is |are )?(?:stick\w+|poking|showing|broke\w*|came)|compound break|dislocat\w+
    (?:in|put in|have|has|got|with|wearing|need) (?:a )?(?:plaster cast|moon ?boot|sling)
    (?:arm|leg|wrist|ankle|foot|hand) (?:is )?in (?:a |plaster|cast)(?:cast|plaster)?
    (?:heard|felt) (?:a |my |the |something )?(?:\w+ ){0,2}(?:pop|snap|crack|tear|rip|popping|crunch|popped|snapped|cracked)(?= (?:in|when|and|during|
      while|my|at|as|on|of|from|behind)| $)
    # blood and the rest
    (?:cough|coughing|coughed|vomit|vomiting|vomited|throwing up|throw up|spit|spitting|peeing|pee|pooping|urinating|passing|
      blood in my) (?:up )?(?:blood|urine|stool|pee|poo|vomit)
    (?:wont|doesnt|cant|not|isnt|didnt) stop(?:ping)? (?:the )?bleeding
    bleeding (?:\w+ )?(?:heavily|badly|a lot|out|wont|doesnt|and (?:it )?(?:wont|doesnt)|from my (?:head|ear|ears|eye))
    losing (?:a lot of|lots of|so much|too much) blood|deep (?:cut|wound|gash)
    (?:stabbed|been shot|got shot|snake ?bite|bitten by a (?:snake|dog)|electrocuted|drowned|nearly drowned|hit by a (?:car|taxi|bus|truck)|
      car (?:accident|crash)|run over)(?= )
    # Afrikaans
    (?:duim|vinger|skouer|knie|heup) (?:\w+ ){0,2}uit (?:lit|plek)|(?:le|geval|val|neergestort) (?:\w+ ){0,6}(?:reageer|beweeg|roer|asem) nie
    bors ?pyn\w*|(?:pyn|druk|steek\w*|brand|styf|beklemming) (?:\w+ ){0,2}(?:bors|hart)
    bors (?:\w+ )?(?:pyn|seer|brand|druk|trek|toe|benoud|styf)(?! (?:van|na) (?:push|bench|bors|die gim))
    hart ?aanval|hartkloppings?|hart ?klop(?= (?:\w+ )?(?:te vinnig|vinnig|onreelmatig|wild))
    kan nie (?:\w+ )?(?:asem ?haal|asem kry|my bene voel|beweeg)
    (?:kry|haal) (?:\w+ ){0,2}(?:asem nie|nie (?:\w+ )?asem)|sukkel (?:\w+ ){0,3}asem(?:haal)?(?! (?:oefening|tegniek))
    (?:flou|floute|bewusteloos|uitgepass|black ?out|bewussyn) ?(?:\w+ )?(?:geword|val|geval|word|gewees|voel|verloor|aanval)?|amper flou|val om
    inmekaar gestort|ineengestort|harsing\w*|kop ?besering|kop ?wond
    (?:kop) (?:\w+ ){0,3}(?:gestamp|stamp|geval|gekap|geslaan|geskop|seergemaak|gekraak|oopgeval|getref|teen)
    (?:stamp|gestamp|geskop|geval) (?:\w+ ){0,3}(?:kop)
    (?:been|arm|pols|enkel|vinger|sleutelbeen|neus|ribbe|rib|hand|voet|toon|nek|knie|skouer|elmboog|kaak|heup) (?:\w+ ){0,3}(?:gebreek|breek|gebars|
      gekraak|uit (?:die |sy )?(?:potjie|lit|plek)|ontwrig|is af|gebreuk)
    (?:breek|gebreek|breuk|gebreekte|breek ek|gebreekde) (?:\w+ )?(?:my )?(?:been|arm|pols|enkel|vinger|sleutelbeen|neus|rib|ribbe|hand|voet|toon|nek)
    ontwrig|(?:bloei|bloed) (?:\w+ )?(?:baie|erg|hou nie op|opgooi|hoes|spoeg)|hoes bloed|beroerte|stuiptrekking\w*|toeval gekry|hitteslag
    # isiZulu and isiXhosa, and what is mixed with English
    (?:ng|nd|u|w)\w*(?:limal|limel|shayek|bethek|nzakal|ngqub|khatyw|khahlelw)\w* (?:\w+ )?\w*(?:khanda|ntloko|ntanyeni|qondweni)
    umoya (?:\w+ )?(?:uyaphela|uphelile|awungeni|awuphumi|uyancipha)|\w*phelelw\w* (?:ng|z)i{0,2}ngqondo
    \w*(?:phuk|phul|khumuk|dislocat|breake|breakile|breaka|fractur)\w* (?:\w+ )?(?:i ?)?(?:<limb>|<bone>)(?! (?:record|defence))
    (?:<limb>|<bone>)(?: (?:yami|lami|sami|wami|lwami|yam|lam|sam|wam|lwam|ya ka|la ka))? (?:\w+ )?(?:\w*(?:phukile|phuke|phuka|khumukil?e|khumuka|
      shibilikile|dislocat\w*|fractur\w*)|(?:li|i|u|si)?(?:phume|phumile) (?:endaweni|esikhundleni)|(?:le |e |o )?(?:robehile|robegile|thinyehile|
      tswile|suthile))
    \w*(?:buhlungu|zinhlungu|hlungu|ntlungu) (?:\w+ )?(?:esifubeni|enhliziyweni|entliziyweni)
    (?:ngi|ndi|u|a)(?:ya)?(?:phelelw|felw)\w+ (?:ngumoya|umoya|ngumphefumlo|umphefumulo|isiqaqa)
    (?:uwile|uwe|uquleke|ulele) (?:\w+ )?(?:aka|a)(?:phaphami|vuki|phefumuli|phefumli|phenduli|sapha\w*)
    (?:akaphefumuli|akaphefumli|akaphaphami|akasaphefumuli)
    \w*siyezi (?:\w+ ){0,3}(?:\w*ngawa|ndawa|\w*wa phansi|uma|xa|kakhulu|futhi|ngemva|emva)
    (?:isifuba|esifubeni|sifuba|inhliziyo|intliziyo|isifuba sami|isifuba sam)(?: \w+)? (?:sibuhlungu|sami sibuhlungu|siyahlaba|siyangihlaba|
      siyabuhlungu|siyabamba|siyaqina|iyahlaba|ibuhlungu|sibambekile|sicinene|siqinile(?! ng)|sivaleke|sishisa|iyashaya kakhulu|ibetha kakhulu|
      siyandihlaba|siyaqaqamba|iyangihlaba|sibuhlunga|siminxekile|buhlungu)
    (?:ubuhlungu|iintlungu|intlungu|izinhlungu|ubuhlungu obukhulu|inhlungu) (?:esifubeni|enhliziyweni|entliziyweni|zesifuba|besifuba)
    buhlungu esifubeni|kuhlaba esifubeni
    (?:angikwazi|anginakukwazi|ngihluleka|andikwazi|ndisokola|ngiyahluleka|ngiphelelwa|ndiphelelwa|akakwazi|ngisokola)(?: \w+)? (?:ukuphefumula|
      kuphefumula|ngumoya|umoya|ngumphefumlo|umphefumulo|phefumula|ukuphefumla|kuphefumla)
    (?:ng|nd|u|w|wa|se|sengi|be|nga|nda|ngi|ndi|uvele wa|ngivele nga|ndiye nda|ngisuke nga)\w{0,6}(?:quleka|qulekile|quleke|quleki|quleka nje|
      we isiqaqa|phele amandla ngawa|fe isiqaqa|wa isiqaqa|felwa isiqaqa)\w*
    isiqaqa|isithuthwane|ukuquleka|ndaphelelwa zingqondo|ndiphelelwe zingqondo
    \w*(?:phuke|phukile|phukelwe|phuka|phule|phulile|yaphuka|waphuka|aphuke|ophuke|ophukile|aphukile|ephukile|ophuka) (?:\w+ )?(?:i|u|ama|ubam|um|isi|
      ing|in)?(?:ngalo|mlenze|ingalo|umlenze|isihlakala|iqakala|unyawo|umunwe|ikhala|isandla|intamo|inqina|ubambo|iqolo|uzwane|idolo|thambo|ithambo|
      amathambo|amanqina)
    (?:ingalo|umlenze|isihlakala|iqakala|ithambo|unyawo|isandla|umunwe|inqina|intamo|ihlombe|igxalaba|ikhala)(?: \w+)? (?:uphukile|iphukile|lephukile|
      liphukile|yaphuka|waphuka|laphuka|yophukile|wophukile|saphuka|siphukile|yaphukile|lophukile|phukile|iphuke|uphuke|liphuke|siphuke|ophukile|
      ikhumukile|likhumukile|lishibilikile)
    ngephuke|ndophuke|ndaphuka|ngaphuka
    (?:ngilimele|ngishayeke|ngingqubuzeke|ndonzakele|ndenzakele|ndibetheke|ndingqubeke|ngilimale|ngigxotshwe|ndikhatywe|ngikhahlelwe|ndilimele|
      ngishaye|ndibethe|ngalimala|ndabetheka|ngashayeka|ngonzakele|ngenzakele)(?: \w+){0,2} (?:ekhanda|entloko|ikhanda|intloko|yekhanda|yentloko|
      engqondweni|entanyeni)
    ukulimala (?:kwe)?khanda|(?:ngopha|ndopha|ngiyopha|igazi) (?:\w+ )?(?:kakhulu|alimi|alipheli|ekhanda|liyaphuma|aliyeki|eliningi|elininzi)
    ngikhwehlela igazi|ndikhohlela igazi|ngihlanza igazi|ndigabha igazi
    # Sesotho
    ke (?:\w+ ){0,2}(?:idiban\w+|idibal\w+|idibet\w+|akgeh\w+|akheh\w+)
    (?:sefuba|pelo|sefubeng|pelong)(?: \w+)? ?(?:se bohloko|sa ka se bohloko|saka se bohloko|se a opa|se a nthapa|se opa|se ya opa|sa ka se a opa|
      e bohloko|e a opa|ya ka e bohloko|se a hlaba|se hlaba|se tiile|se a tswala|se a pitlana|e otla haholo|e otla ka matla|sa ka se a hlaba|
      se a tshwara)
    bohloko (?:bo boholo )?(?:sefubeng|pelong)|(?:mahlaba|ditlhabi|dihlabi) (?:sefubeng|a sefuba)
    (?:ha ke kgone|ke sitwa|ha ke khone|ga ke kgone|ke hloleha|ke a sitwa) (?:\w+ )?(?:ho hema|ho phefumoloha|hema|ho fehelwa)|ke fellwa ke moya
    ke (?:a |ile ka |tswa |ne ka |itse ka |ne ke )?(?:akgeha|akgehile|idibana|idibetse|idibetsoe|idibala|idibalwa|thoba|lahleheletswe ke kelello|
      wele ke idibetse|feletswe ke matla ka wa)
    ho (?:akgeha|idibala|akheha)
    (?:ke |o |letsoho |leoto |lengwele |lesapo |letsoho la ka |leoto la ka |lerapo |monwana )(?:\w+ ){0,3}(?:robehile|robehetswe|robeile|robegile|
      robeha|thobehile|robehi)
    (?:ke |ka )(?:ile ka |itse ka )?(?:roba|robehetswe ke|robile|robehile) (?:letsoho|leoto|monwana|lesapo|nko|lerako|legwele|leqaqailana)
    (?:hloho|hlohong|molala)(?: \w+){0,2} (?:otlehile|e otlilwe|thulane|thulile|lemetse|ke thulile|ke lemetse|o lemetse|kotsi|tswa madi)
    ke (?:thulile|otlile|lemetse|thutse|tswile kotsi|lemetse) (?:\w+ )?(?:hloho|hlohong)|ke (?:tswa|hohlola|hlatsa) madi
    madi (?:\w+ )?(?:ha a eme|a tswa haholo)
  `,
  names,
);

/** Injuries that a professional has to see before any training. */
export const injury = phrases(
  String.raw`
    (?:torn|tore|tear|ruptured?|snapped|ripped|popped|blew out|blown|full tear|partial tear|grade (?:2|3|two|three)|tearing|tared|teared|ruptur\w+|
      busted) (?:\w+ ){0,4}(?:ligaments?|acl|mcl|pcl|lcl|meniscus|achilles|hamstrings?|hammy|tendons?|rotator cuff|cuff|labrum|quads?|calf|calves|
      groin|muscles?|cartilage|biceps?|pec|pectoral|knee|ankle|shoulder|hip flexor|kuitspier|hampees|knieband|spier|ab muscle|abdominal|adductor)
    (?:ligaments?|acl|mcl|pcl|lcl|meniscus|achilles|hamstring|tendon|rotator cuff|labrum|cartilage|muscle|groin|calf|quad|knee) (?:is|are|was|got|has|
      might be|may be|i think is|were|completely|partially|fully|been)? ?(?:\w+ )?(?:torn|tear|tears|tore|ruptured?|snapped|rupture|popped|gone|
      surgery|reconstruction|blown)
    acl(?= (?:injury|rehab|recovery|op|problem|tear|repair|rehabilitation|and)| $)
    (?:had|have|having|after|post|recovering from|recover from|since|from|before|got|getting|need|needs|needing|my|knee|hip|ankle|shoulder|back|heart|
      wrist|acl|emergency|recent|major|minor|last|the|undergone|coming off|just|an|waiting for|hernia|appendix|abdominal|spinal|orthopaedic|
      scheduled for|booked for|key ?hole|open) (?:\w+ ){0,2}(?:surgery|surgeries|operation|operations|operated|c ?section|caesarean|cesarean|
      reconstruction)(?! (?:with the ball|on the ball|vacation))
    (?:got|had|getting|having|with) (?:\w+ )?(?:cast|plaster) (?:off|removed|on)
    surgery|appendectomy|(?:was|been|got|being|get) operated|post ?op
    (?:have|had|got|with|removed|out|still|getting|my|ive) (?:\w+ )?stitches(?! (?:on|of) laughter)|stitched up|screws? in my|pins? in my|metal plate
    (?:appendix|wisdom teeth|tonsils|gallbladder|spleen|kidney) (?:\w+ ){0,2}(?:out|removed|burst)|(?:snapped|tore|ruptured) my \w+ tendon
    slipped dis[ck]|herniated|hernia|bulging dis[ck]|pinched nerve|sciatica|on crutches|crutches
    (?:wearing|in|with) a (?:moon ?boot|cast|sling|brace after)|arm in a sling
    knee (?:locks|locked|gave out|gives out|gives way|gave in|buckled|keeps giving)
    (?:cant|couldnt|cannot|unable to) (?:\w+ )?(?:put weight on|walk on|bear weight|straighten my (?:knee|arm|leg|elbow)|bend my (?:knee|arm|leg|
      elbow)|lift my (?:arm|shoulder)|stand on (?:my|it))
    # Afrikaans, isiZulu, isiXhosa, Sesotho
    (?:ligament\w*|hampees|hamstring|spier|spiere|achilles|meniskus|meniscus|acl|kruisligament\w*|pees|kuitspier|lies|knieband|
      kniebande) (?:\w+ ){0,2}(?:stukkend|flenters)
    (?:ligament\w*|hampees|hamstring|spier|spiere|achilles|meniskus|acl|kruisligament\w*|pees|kuitspier|lies|knieband|
      kniebande) (?:\w+ ){0,3}(?:geskeur|skeur|gebreek|gebars|afgeskeur)
    (?:geskeurde?|skeur|gebarste) (?:\w+ )?(?:ligament\w*|hampees|spier|meniskus|acl|pees|kruisligament\w*|achilles)
    (?:operasie|geopereer|chirurgie|op krukke|steke|in gips|gips|breuk gehad|knievervanging)(?= )
    (?:umsipha|imisipha|isitho|umthambo|ligament|i ligament|i acl|iacl)(?: \w+)? (?:idabukile|udabukile|uqhawukile|iqhawukile|ikrazukile|udabuke|
      idabuke|ukrazukile|kratshukile|oqhawukileyo)
    (?:ngihlinziwe|ngihlinzwe|ndiqhaqhiwe|ndihlinziwe|ukuhlinzwa|utyando|ngenziwe i ?op\w*|ndenziwe utyando|ngenze i ?operation|ndiqhaqhwe|ukuhlinzwa|
      nditsandiwe|ndityandiwe)
    mosifa (?:\w+ )?(?:o tabohile|tabohile)
    (?:ke|ka|ke ile ka|ke tswa|ke sa tswa) (?:opareitwe|buuwa|opereitsoe|buuoa|opareisenwe|opareishene|opareishwa)
    opareishene|ho opereitwa
  `,
  names,
);
