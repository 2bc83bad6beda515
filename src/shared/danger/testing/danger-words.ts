import { bodilyDangerWords } from './bodily-danger-words.ts';
import { dangerHeldOut } from './danger-held-out.ts';
import { dangerHeldOutLater } from './danger-held-out-later.ts';
import { dangerInAfrikaansAndMixed } from './danger-in-afrikaans-and-mixed.ts';
import { dangerInEnglish } from './danger-in-english.ts';
import { dangerInNguniAndSotho } from './danger-in-nguni-and-sotho.ts';

/** Texts of people in danger, one a line under its danger: misspellings, slang, five languages. */
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
${bodilyDangerWords.trim()}
${dangerInEnglish}
${dangerInAfrikaansAndMixed}
${dangerInNguniAndSotho}
${dangerHeldOut}
${dangerHeldOutLater}`;
