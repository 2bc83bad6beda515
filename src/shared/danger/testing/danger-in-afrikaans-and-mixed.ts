/** Texts of people in danger in Afrikaans, and in several languages at once, one a line under its danger. */
export const dangerInAfrikaansAndMixed = `== crisis
ek sien nie meer kans vir die lewe nie
ek wil nie meer wakker word nie
ek dink daaraan om my eie lewe te neem
almal sal beter af wees sonder my
ek sny myself as ek hartseer is
ek wil net verdwyn en nooit terugkom nie
ek is moeg om te lewe
selfmoort is al waaraan ek dink
ek het al my pille gedrink
gee my n plan van 30 min, en eerlikwaar ek wil myself doodmaak
niemand sal my mis as ek weg is nie
my vriendin wil haarself om die lewe bring
ek het n tou gekoop om my op te hang
yoh i just want to die bafethu, ngikhathele
eish ngiyafuna uku end my life
ek wil myself unalive, i cant anymore
ke batla go bolaya nna, im done with life
jirre ek wil net dood wees, varsity is too much
kuningi bafo angisafuni nokuphila hey
ndifuna ukufa shem, i cant cope
life ayisanginandi i want to kill myself
ek kan nie meer so aangaan nie ek wil dit alles beeindig
die lewe is nie meer die moeite werd nie
ek brand myself met sigarette
bro i feel like offing myself ngempela
ek het nie meer krag om te lewe nie
ek gaan vanaand alles klaarmaak
dit sal beter wees as ek nooit gebore was nie
asazi bro, ngathi i should just end it
ek is so moeg van alles, wish i was dood
ek voel of ek myself iets gaan aandoen
niks maak meer saak nie, ek wil nie meer leef nie
im so gatvol of life ek wil net vrek
== abuse
my pa mishandel my ma
hy het my verkrag
die afrigter vat aan my
my oom raak aan my waar hy nie moet nie
ek is bang vir my man hy dreig om my dood te maak
hy dwing my om seks te he
my bf uyangishaya when he is drunk
my ou slat my elke naweek
yena wangidlwengula at the after party
uncle ya ka o ntshwara in the night
my ou klap my as hy dronk is
hy druk my teen die muur en skree op my ek is bang
my stiefpa raak aan my at night
my stiefpa kom snags in my kamer
hy skop my en trek my hare
my boyfriend wangibamba ngenkani izolo
my kerel het my teen die kop geslaan
hy dreig om my naakfotos te versprei
ubaba wami hits me every night
== emergency
my bors trek toe as ek hardloop
pyn op my bors na oefening
ek het flou geval in die gim
ek kry nie asem nie
my vriend is bewusteloos
ek dink ek kry n hartaanval
ek het harsingskudding gekry
my enkel is af
skouer uit potjie
my chest ibuhlungu when i run
ngi faint-ile at gym today
my bors is seer and i cant breathe
ngi breake i-arm yami
knee yam i-dislocate-ile
my bors voel asof iemand daarop sit
ek het my bewussyn verloor op die veld
ek het my pols gebreek
isifuba sami is so tight when i run, cant breathe
ek het my ankle gebreek by soccer gister
my linkerarm is lam en my bors pyn
hy het gaan le op die baan en reageer nie
ek het my duim uit lit geval
my hart klop baie vinnig en ek voel flou
ek het my enkel gebreek met netbal
ngi fainte ngesikhathi se run
== eating
ek gooi op na elke ete
ek steek my vinger in my keel na aandete
ek het al drie dae niks geeet nie
ek drink lakseermiddels om maer te bly
ek eet niks want ek is te vet
ngiya vomit-a on purpose after every meal
i dont eat at all mara i still feel fat, ha ke je
ek maak myself naar na ek eet
ek leef net op koffie en water om maer te word
ek braak elke aand my kos uit
== injury
my knie ligament is geskeur
ek het verlede week n operasie gehad
ek het my acl geskeur tydens touch rugby
my hampees is geskeur ek wil squat
dokter se my meniskus is stukkend
bra i tore my kuitspier by rugby
== pregnancy
ek is swanger, kan ek hardloop
ek verwag n baba
ng'khulelwe but i want to gym
my meisie is preggies, watter oefening kan sy doen
ek is ses maande swanger
ek is twaalf weke ver met my baba
== medicine
ek is op bloedverdunners, watter oefeninge
kan ek my antidepressante los
hoeveel pynpille mag ek drink voor die wedstryd
ngiphuza ama antidepressants ngingayi gym yini
ek gebruik ritalin, kan ek oefen
== weight
ek wil 10 kilo in n week verloor
hoe verloor ek 20kg in twee weke
ek wil 12kg lose in 5 days`;
