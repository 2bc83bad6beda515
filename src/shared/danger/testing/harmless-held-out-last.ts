/** The last of the held-out harmless texts that sound like danger. */
export const harmlessHeldOutLast = `my team is dead last lol
my team collapsed in the fourth quarter
i blacked out the calendar for exams
hit my head with a header goal, what a feeling
the pill machine in cricket
ons gaan hulle doodmaak op die veld
tell my team i love them after that win
caffeine pills before a match, yes or no
ana coach says tuesday at six
looking at the blade of the hockey stick
i could murder a pizza
these stairs will be the death of me
killed it at open mic
killer sudoku night
he died in goal, what a save
ended up in extra time
the end of an era
cut from the squad, how do i improve
hair cut before the match
bleach my white takkies
bridge exercise for glutes
roof of the hall leaks
train at the gym or outside
train tickets for the away game
knife edge finish
rope flow routine
pills of wisdom from coach
hit a six
beat the traffic to the game
beat last year's time
slapped a shot off the post
choke point in traffic
our scrum got destroyed
forced to play on gravel
abuse of the line by opponents should be penalised
safe hands
scared to bowl first
my boyfriend got man of the match
my dad coaches under 12
touch judge missed it
chest trap and volley
heartburn after curry before gym?
faint line on the court
dizzy from all the spinning drills lol
hit the head of the pin
header of the season
blood pressure check stall at the games
headband recommendations
passing drills
collapsed tent
stroke of luck
broken windscreen
broken down bus
back in form
ankle socks
wrist bands in team colours
knee pads for volleyball
cracked the top ten
snap the ball
surgery hours at campus clinic
rest day workout
vomit inducing kit
eat more protein
eat before 6am training?
fat burning zone
skinny jeans or tracksuit
lean muscle plan
weigh in for wrestling
lose 5kg in 3 months
weightlifting belt
baby blue jerseys
pregnancy yoga class schedule
pill shaped foam roller
dose of luck
drug free sport pledge
ek gaan hulle moer in die spel
dis dodelik lekker
my bene is seer na gister
skop die bal
slaan n ses
ngiyathanda ukugijima
sizobashaya kusasa
umlenze wami uqinile
ibhola lingishayile haha
ndiyayithanda le midlalo
sibabethile izolo
ke rata papadi
re tla hlola
leoto la ka le kgathetse
this playlist is fire
i'm dead tired after practice
that ref needs glasses
killing time before the match
we got murdered in the scrum
dying for a swim
my battery died mid stream
dead rubber on friday
our chances are dead
bury the penalty
shoot from distance
bomb under the high ball
cut to the rim
cutting board for meal prep
slit skirt for netball kit
hanging baskets at res
noose tightening on the log leaders lol
bridge tournament on friday
jumping jacks for how long
on the edge of my seat
over the moon
over it, bring on holidays
end zone celebration
the final whistle
last over drama
farewell dinner for coach
letter of permission for away games
nobody can stop us
no one can guard me
i'm unstoppable
lonely striker up front needs service
isolated the defender
trapped in the offside trap
the press trapped them
left me for dead with that step over
he beat me to the ball
beat the buzzer
hit the three at the buzzer
slap shot practice
kick about at five
push day
pushed to the limit
pull the trigger from downtown
violent shake of the tambourine
abusive language is banned at games
safe passage to the final
chest bump celebration
heart and hustle award
headers training
breathing through the nose while jogging
dizzying heights for the club
broken pitch wicket
torn net
bruised egos
swollen crowd
ankle weights worth it?
knee high socks
shoulder mobility drills
operation clean sweep
hospitality tent
expecting a full house
labour of love
delivery yorker
pills boxes for camping
a dose of derby fever
inject pace on the wing
eat sleep hoop repeat
starve them of possession
fast and furious start
fat lip of the cup
skinny margin win
lose the game win the crowd
drop 3 places on the log
shed light on the rules
ons is moeg maar gelukkig
skiet die bal
hang die medalje om sy nek
siyafa yinjabulo
uyashaya ngonyawo lwesobunxele
ibhola liphukile
undibethile kwi fifa
siza kubulala umdlalo
re robile rekoto
o otla bolo hantle`;
