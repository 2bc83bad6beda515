/** Texts of people in danger, about the body: emergencies, eating, injuries, pregnancy, medicines, weight. */
export const bodilyDangerWords = `== emergency
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
