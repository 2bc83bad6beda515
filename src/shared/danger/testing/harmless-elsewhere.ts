/** Harmless texts that sound like danger, in Afrikaans, isiZulu, isiXhosa, Sesotho and several at once, one a line. */
export const harmlessElsewhere = `bors en arms oefening
bors en rug, 40 minute
my bene is dood na gister
ek sterf van die honger
ons het hulle geslaan op saterdag
my pa slaan my in tennis
ek breek my rekord
breek die verdediging oop
hy het die rekord gebreek
ek sny suiker uit
sny koolhidrate
ek hang aan die stang
ek is moeg na eksamens
gooi die bal op
opgooi en vang oefening
maak dood die spel
hou die bal dood
ek eet min brood
verloor 3 kg in drie maande
ons verloor elke week
hoe kry ek my asem terug na n naelloop
hartklop oefening sone 2
kop bo water hou met studies
skouer oefeninge 30 min
wat eet ek voor die wedstryd
ek verwag n harde game
vat aan die bal
hy het my laat skrik met daardie drie-punter
tou spring 20 minute
pynlike spiere na gim
ek wil vroeg slaap en uitgerus wakker word
ngikhathele ngemva kokuzivivinya
ngifile yindlala
siyabashaya namhlanje
bashaye bangishaya kwi chess
ngishaye ibhola
ngifuna ukuphila kahle
ngifuna ukuzivivinya imizuzu engu 30
ngifuna ukwehlisa isisindo kancane
ngibulawa yindlala
isifuba nezingalo umzimba
ngifuna isifuba esiqinile
ngiphule irekhodi
baphule i defence
imilenze ifile
ngikhathele yizifundo
ngidle ngaphambi komdlalo
angidli inyama
angifuni ushukela
ngifunda ukuphefumula uma ngigijima
umqeqeshi ungibambe kahle ijab
ngiphuza amanzi amaningi
inhliziyo yami ijabule
sithathe indebe, sibabulele
ngilale kahle ngivuke ekuseni
ndidiniwe emva koqeqesho
ndifile yindlala
siza kubabetha ngomgqibelo
ndibethe ibhola
ndifuna ukuphila kakuhle
ndifuna ukuzilolonga imizuzu engama 30
isifuba neengalo
andityi nyama
ndaphule irekhodi
ndifunde kakhulu ndidiniwe
undibethe kwi pool
ndisela amanzi amaninzi
intliziyo yam ivuya
ke kgathetse ka mora thuto
ke bolawa ke tlala
re ba otlile ka moqebelo
ke batla ho phela hantle
ke batla ho ikwetlisa metsotso e 30
sefuba le matsoho
ha ke je nama
ke robile rekoto
maoto a shwele
ke nwa metsi a mangata
pelo ya ka e thabile
o ntlotse ka chess
ke ithuta ho hema ha ke matha
ke batla ho robala kapele
yoh this workout ingibulele shame
dead legs bafethu after squats
ek is klaar dood na leg day lol
eish ngifile after that cardio session
we gaan hulle moer op saterdag
bors day 40 min asb
ndifuna i workout ye chest imizuzu engu 20
ke batla workout ya sefuba 30 min
gym yangibulala izolo lol
leg day ya ka e mpolaile
ons gaan hulle klap
i gym e kgathatsang for abs
ek is dood op my voete
gee my 30 min vir bene en boude
hy slaan n ses oor die grens
ek wil my tyd verbeter
borslappe en kos
breek vir middagete
my kop is vol na die toets
gebreekte net op die baan
bangishayile ngo 3-1
ngifuna ukuqina ezingalweni
ngiyaphila wena unjani
angisafuni ukudlala iphoyinti
amaphilisi ka vitamin c
ngiwile ebhayisikilini kodwa ngiyaphila
ndiphilile enkosi
ndifuna ukubaleka ngokukhawuleza
babethwe yi team yethu
isifuba namhlanje
ke phela hantle
re hlotse papadi
ke kgathetse ka mora gym
letsoho la ka le matla
ke shapile gym vandag
squats zingiqedile bafethu
ek wil nie vroeg wakker word nie
hy vat aan die bal
ek gaan vandag alles klaarmaak vir die toets
my bors is styf van pushups
ek kry my asem terug na die set
die span het my hart gebreek
ngifuna ukuqhubeka nempilo enhle
nginesizathu sokuphila kahle
uzongishaya ku fifa
isifuba sami siqinile ngenxa ye gym
ndifuna ukulala kwangethuba
andityi kakhulu ebusuku
ke batla ho tsoha hoseng
o ntlotse papading ya chess
my abs zibuhlungu after planks
ngifuna i chest day plan 40 min
ek wil nie verloor nie
ons het die wedstryd verloor
my kuite is seer na gister
slaan die bal harder
die toets het my gebreek
ek val altyd op die ys
gesonde kos vir min geld
ngifuna ukuba namandla
ngikhathele namuhla
uyangishaya ngesivinini
imisipha ibuhlungu ngemva kwe gym
sizobashaya kusasa
ndifuna ukutya okusempilweni
ndilambile emva komdlalo
sibabethile izolo
ke lapile haholo
re tla ba otla hosane
leg day ingiqedile
gym vandag, bors en triceps`;
