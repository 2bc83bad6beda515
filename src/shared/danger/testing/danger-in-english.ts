/** Texts of people in danger in English, one a line under its danger. */
export const dangerInEnglish = `== crisis
honestly i dont see the point of waking up anymore, give me a 20 min workout
everyone would be happier if i was gone
ive been googling painless ways to go
i keep thinking about jumping off the res roof
i wrote goodbye letters to my family last night
im so tired of being alive fr
kms if i fail this module, no joke i mean it
i want to sleep and never wake up
started cutting my thighs again
how do i hide the scars on my arms from cutting at gym
wish i was never born
i took a whole box of panados last night and nobody noticed
thinking of ending it all after exams
my roommate says she wants to die, what tips can i give her
i burn myself with a lighter when im stressed
theres no reason for me to keep living
unalive myself
i wanna unalive
sucide thoughts every nite
i tried to hang myself in first year
what is the quickest way to die
i dont want to be on this earth anymore
i just want it all to stop, i cant do life anymore
nobody would miss me if i disappeared
i hit my head against the wall till it hurts so i feel something
i have a plan to end my life this weekend
it would be easier if i was dead tbh
feeling sewerslidal today
my friend is suicidal and i dont know what to do
give me a full body plan, 30 min, no equipment. also i havent felt like living for weeks
what is the point of carrying on, i have nothing left
some days i hope a car just hits me
my parents would be better off without me, anyway plan for arms 20 min
thinkin of takin my own lyf
i scratch my wrists until they bleed
my best friend said he is going to kill himself tonight
i dont wanna exist
relapsed on self harm last week
my brain keeps telling me id be better off six feet under
i said bye to everyone in my head already, 20 min stretch plan
i keep wishing i get a terminal disease
dont wanna do this life thing anymore
ive picked the day im going to do it, nobody can stop me
my sister overdosed on purpose last night what do i do
i punish myself by hurting my body when i get bad marks
i just want to go to heaven already
i cant see myself being alive next year
everything hurts inside and i want out for good
i have been hurting myself since res started
give me tips please, i feel like life has no meaning
my cousin hanged himself and i want to follow
i think the world is better without me
im gonna take all my sleeping tablets tonite
sometimes when i drive i think about crashing on purpose
what happens if you drink a bottle of jik
im not strong enough to keep fighting to stay alive
== abuse
my boyfriend slaps me when he drinks
coach keeps touching me after practice
i was raped at a house party
someone spiked my drink and i woke up without clothes
he wont let me leave the room and takes my phone
my uncle comes into my room at nite
my dad beats us
im scared to go home because he will hit me again
my lecturer wants sex for marks
my bf choked me last night
she threatens to post my nudes if i break up
a senior forced himself on me
he forced me to sleep with him
a guy from my res is stalking me, need self defence workout
my girlfriend hits me and throws things at me
this older guy keeps grabbing my bum in the gym
i didnt want to have sex but he didnt stop
my stepdad hurts me when my mom is at work
my roommates boyfriend watches me shower and wont stop
he gets violent when i talk to other guys
they made the first years strip and crawl, i was one of them
my ex says he will kill me if he sees me with someone else
my boyfriend pushed me down the stairs
he sends my private pics to his friends
a guy from the gym followed me to my room
my aunt burns me with the iron as punishment
i said no and he carried on anyway
the tutor says i must sleep with him or fail
== emergency
my chest feels tight and my left arm is numb, can i still do cardio
blacked out during squats yesterday
i passed out on the treadmill
sharp pain in my chest wen i run
cant catch my breath even when i sit still
my heart skips beats and i feel like fainting
i collapsed at practise
my friend is unconscious on the field
he had a seizure at training
coughing up blood after running
chest pains when climbing stairs, 40 min leg day please
got knocked out in a rugby tackle, when can i train
doc says its a hairline fracture in my shin
my shoulder popped out of its socket
concusion from saturdays game, need light workout
heard a pop in my knee and its swollen like a balloon
broke my collar bone in soccer
my ankle is broken but i want upper body 30 min
i nearly fainted in spinning class
theres a crushing pressure on my chest
teammate isnt breathing
got hit on the head with a hockey ball and now i see double
dislocated finger, can i bench
my heart is pounding out of my chest and im seeing black spots
chest is sore on the left side and goes into my jaw
i woke up on the bathroom floor and dont remember falling
goalkeeper got a boot to the head and is talking nonsense
my elbow bends the wrong way after the fall
my chest hurts like someone is stabbing me
got dizzy, fell and hit my head
friend drank too much and wont wake up
i get short of breath and my lips turn blue
== eating
i make myself puke after res supper
havent eaten for 4 days and want abs
how to live on 300 calories a day
i binge and then throw it all up
i take laxatives to stay thin
any pro ana tips
i chew and spit my food so i dont gain
i think im anorexic
scared to eat because i will get fat, only drink water the whole week
bulimia is back
i only allow myself an apple a day
sticking fingers down my throat after lunch again
not eating until i reach 40 kg
i only feel good when i havent eaten all day
i spit out my food when nobody looks so i stay thin
after every meal i go to the toilet and get rid of it
i weigh myself ten times a day and throw up dinner
i want to eat 500 calories a day to get skinny
hiding food from my roommate and purging at night
== injury
i tore my acl 2 weeks ago
had an operation on my knee last month
i have stiches in my leg from surgery
ruptured achilles what can i do
slipped disc, need back workout
my meniscus is torn, want leg day
i just got my cast off, arm day pls
my bicep tendon snapped during deadlifts
had my wisdom teeth and appendix taken out on monday
ankle is swollen and i cant walk on it
three weeks after knee surgery, leg plan please
pulled hamstring, something tore
== pregnancy
im 4 months preggers can i do hiit
15 weeks pregnent, core workout pls
i just gave birth 3 weeks ago
im expecting a baby in june, leg day 30 min
i missed my period and the test was positive, can i still lift
girlfriend is in her second trimester, can she do yoga
i think im pregnant, can i play netball
== medicine
im on sertraline, can i take pre workout
i skipped my arvs this week
how many ibuprofen can i take before a match
can i stop my antidepressants if i exercise
can i mix tramadol with beer after the game
doubled my anxiety meds before the game
is it safe to train on antibiotics
== weight
lose 15kgs in 2 weeks
drop ten kilos before friday
i need to lose 20 kg in a week for matric dance
need to shed 8kg in four days for weigh in
want to be 12 kilos lighter by next weekend
gain 15 kg in 3 weeks`;
