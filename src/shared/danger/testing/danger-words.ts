/** What people write who are in danger, one a line under what it is: misspellings, slang, five languages. */
export const inDangerWords = `
== crisis
I feel like killing myself
i want to kill myself
I wanna kill my self
want to die
i just want to die tbh
I dont want to live anymore
I don't want to be alive
i dont wanna be here anymore
im thinking about suicide
I've been having suicidal thoughts
suicidal
sucidal and alone
feeling suisidal tonight
i keep thinking about suiside
thinking of ending it all
I'm going to end my life tonight
i want to end it all
i want to take my own life
kms
might kms after this exam fr
i want to unalive myself
un alive
gonna off myself
i cut myself last night
I keep cutting my arms
ive started cutting again
i want to hurt myself
I've been hurting myself on purpose
i self harm
self-harm relapse
i relapsed into selfharm
I wish I was dead
i wish i was never born
i wish i could just not wake up
hope i dont wake up tomorrow
I want to go to sleep and never wake up
everyone would be better off without me
my family would be better off if i was dead
nobody would miss me if i died
no one would care if I was gone
there is no reason to live
i have no reason to live anymore
whats the point of living
what is the point of life anymore
im tired of living
so tired of being alive
i can't do this anymore
I cant go on like this
cant go on anymore
life is not worth living
my life isn't worth living
I have nothing to live for
i've lost the will to live
i've given up on life
I'm a burden to everyone
i want to jump off the res roof
i want to jump in front of a train
going to walk into traffic
i want to drive my car into a wall
took a whole bottle of pills
i swallowed all my tablets
thinking of taking all my sleeping pills
how many panados does it take to die
easiest way to die
painless way to kill myself
i overdosed last night
thinking about overdosing
i want to slit my wrists
I tied a noose
i want to hang myself
goodbye everyone this is my last post
i wrote a goodbye letter
someone please kill me
voices tell me to kill myself
they told me to kys
i hate being alive
k i l l myself
k!ll myself
kil my self
kill mysef
i wanna dieee
i wana die
su1cide
i want the pain to stop forever
i dont feel safe with myself
I might do something stupid tonight
i dont want to exist
I want to disappear forever
wish someone would just kill me
i feel worthless and want to die
drank bleach
i am thinking of ending my life, what exercises help
20 min workout because i want to die
Tips for when you want to kill yourself
how do i stop wanting to die
i tried to kill myself last year and feel it again
ek wil doodgaan
ek wil myself doodmaak
ek wil nie meer lewe nie
ek wil nie meer hier wees nie
ek dink aan selfmoord
ek sny myself
ek is moeg vir die lewe
almal is beter af sonder my
ek wens ek was dood
ek wil net sterf
ek gaan myself ophang
ek het geen rede om te lewe nie
my lewe is nie meer die moeite werd nie
ek kan nie meer so aangaan nie
ek wil n klomp pille drink
ngifuna ukuzibulala
ngifuna ukufa
angisafuni ukuphila
ngikhathele ukuphila
ngicabanga ukuzibulala
ngifisa ukufa
ngizozibulala namuhla
ngifuna ukuzilengisa
ngiyazisika uma ngikhathazekile
kungcono ngife
akusekho themba ngempilo yami
angisenaso isizathu sokuphila
sengikhathele yimpilo
bengifisa ukufa izolo
ngiphuze amaphilisi amaningi
ndifuna ukuzibulala
ndifuna ukufa
andisafuni kuphila
ndidiniwe kukuphila
ndicinga ukuzibulala
ndinqwenela ukufa
andisenaso isizathu sokuphila
ndiza kuzibulala
ndifuna ukuzixhoma
ndidiniwe bubomi
akwaba ndingafa
ubomi abusenamsebenzi
ke batla ho ipolaya
ke batla ho shwa
ha ke sa batla ho phela
ke kgathetse ke bophelo
ke nahana ho ipolaya
ke lakatsa ho shwa
ke a iseha ha ke utlwile bohloko
ha ke na lebaka la ho phela
ho molemo ke shwe
ke tla ipolaya
ke kgathetse ho phela
== abuse
my boyfriend hits me
my boyfriend beats me when he is drunk
he slapped me again last night
my dad hits me
my uncle touches me
my coach touched me inappropriately
i was raped
I got raped at a party
he forced me to have sex
someone sexually assaulted me
i was molested as a child
my partner is violent
my girlfriend chokes me
he choked me during a fight
im scared of my boyfriend
scared to go home because of my father
my ex is stalking me
he threatens to kill me
my ex says he will leak my nudes
he threatened to post my nudes
I am in an abusive relationship
domestic violence
gbv
my husband hits me
lecturer wants sex for marks
i said no but he didn't stop
my stepdad comes into my room and touches me
my roommate hits me and takes my stuff
he punches me
he pushed me down the stairs
my boyfreind hitts me
my bf beats me up
got a black eye because he was angry
bullied every day in res and they beat me
seniors forced me during hazing
my kerel slaan my
hy slaan my as hy drink
ek is verkrag
my pa mishandel my
hy het my gewurg
ek is bang vir my kerel
isoka lami liyangishaya
uyangishaya njalo
ngidlwenguliwe
ngihlukunyezwa ekhaya
ubaba uyangishaya
uyandibetha
ndidlwengulwe
isoka lam liyandibetha
utata uyandibetha xa enxilile
umalume uyandixhaphaza
o a nkotla
monna wa ka o a nkotla
ke betilwe
mohlankana wa ka o a nkotla
ke hlekefeditswe
== emergency
chest pain
I have chest pain when I run
pain in my chest
my chest hurts
my chest feels tight
sharp pains in my chest during training
chset pain
pressure on my chest
heart attack
i think im having a heart attack
heart palpitations when resting
I can't breathe
i cant breath properly
trouble breathing
I fainted at training
i fainted yesterday
feinting spells and passing out
i keep passing out
I passed out during the match
blacked out in the gym
lost consciousness
he collapsed during practice
collapsed at training today
i feel like fainting
dizzy and fell after standing up
broke my arm yesterday
i broke my leg
I think I broke my wrist
broken ankle, can I still train
broken arm workout
my finger is broken
fractured my collarbone
fracture in my foot
i dislocated my shoulder
stress fracture
heard a pop in my knee
bone is sticking out
I hit my head
hit my head hard during rugby
i banged my head and feel sick
head injury
concussion
I got a concusion last week
concussed on saturday
knocked unconscious
I was knocked out in the scrum
headache since the tackle
throwing up after a knock to the head
got kicked in the head yesterday
I can't feel my legs
coughing up blood
peeing blood
bleeding won't stop
had a seizure
heat stroke
having a stroke
allergic reaction, throat closing
asthma attack
borspyn
ek het borspyn as ek hardloop
pyn in my bors
ek het flou geword
ek het flou geval by oefening
ek het my arm gebreek
my been is gebreek
ek het my kop gestamp
harsingskudding
ek kan nie asemhaal nie
isifuba sibuhlungu
ngizwa ubuhlungu esifubeni
ngiqulekile
ngiquleke enkundleni
ngephuke ingalo
umlenze wami uphukile
ngilimele ekhanda
angikwazi ukuphefumula
isifuba sam sibuhlungu
ndiwe isiqaqa
ndaphuka ingalo
ndonzakele entloko
andikwazi ukuphefumla
andikwazi ukuphefumula
sefuba se bohloko
sefuba sa ka se bohloko
ke akgehile
ke idibetse
ke robehile letsoho
ke robehile leoto
ke thulile hloho
== eating
I make myself throw up after eating
i make my self sick after meals
bulimia
im bulimic
anorexia
how to become anorexic
anoreksia anorexic
I haven't eaten in 3 days
havent eaten anything for four days
not eating for a week to get thin
i want to stop eating
how do i stop eating
I starve myself
starving myself to lose weight
only eat 300 calories a day
500 calories a day plan
i purge after every meal
binge and purge
laxatives to lose weight
i use laxitives
fingers down my throat
scared to eat
i feel guilty every time i eat
water fast for 10 days
10 day water fast
how long can i go without food
eating disorder
thinspo
pro ana tips
diet pills
skip all meals
my period stopped because i dont eat
ek gooi op na ek eet
ek maak myself naar na ete
eetversteuring
ek hou op eet
ek eet niks vir dae nie
ngizenza ngihlanze, ngiyahlanza uma ngiqeda ukudla
angisadli ngifuna ukwehlisa umzimba
ndiyagabha xa nditya
andityi kwaphela
ha ke je letho
ke hlatsa ha ke qeta ho ja
== injury
torn ligament
tore my acl
I tore a ligament in my knee
torn hamstring
ruptured achilles
meniscus tear
surgery last week
I had knee surgery two weeks ago
just had an operation
recovering from surgery
had my appendix operation last month
slipped disc
im on crutches
I have stitches in my knee
can't put weight on my ankle
hernia
my knee gives way
geskeurde ligament
ek het n operasie gehad
my hampees is geskeur
ngihlinziwe ngesonto eledlule
ndiqhaqhiwe
ke opareitwe bekeng e fetileng
== pregnancy
I am pregnant
im pregnant and want to train
pregnent workout
20 weeks pregnant
workout for pregnancy
second trimester exercises
expecting a baby in march
i had a miscarriage
abortion
breastfeeding mom
just gave birth
ek is swanger
ngikhulelwe
ngikhulelwe inyanga ezintathu
ndikhulelwe
ndimithi
ke moimana
ke imme
== medicine
can i stop taking my antidepressants
should I take more insulin before the game
how many painkillers before a match
which steroids should I use
painkillers so I can play
i stopped my medication
can I train on antibiotics
what pills help me focus
ritalin before exams
sleeping tablets
dosage of ibuprofen
my meds make me tired
take panado before training
is it safe to mix alcohol and medication
kan ek pille drink voor die wedstryd
watter medisyne help
ngingawuthatha yini amaphilisi
iipilisi zokulala
dipilisi tsa mahlaba
== weight
lose 20 kg in a week
20 kg in a week
how to lose 20kg in one week
drop 10 kilos in 5 days
I need to lose 15kg by friday
lose 30 pounds in a week
lose 10kg in 2 weeks
lose weight overnight
gain 10 kg in a week
cut 8kg before tomorrow
in one week i must lose 12 kg
verloor 20 kg in n week
ngifuna ukunciphisa 20 kg ngeviki
ke batla ho theola 20 kg ka beke
`;
