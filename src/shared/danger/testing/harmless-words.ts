/** What sounds like danger and is none, one a line: of these at most one in a hundred may be taken for it. */
export const harmlessWords = `
this workout kills me
that session killed me
leg day is killing me
those burpees nearly killed me
coach is going to kill me if I miss training
my mom will kill me if I fail
the suspense is killing me
killer abs
killer workout for my core
I want a killer instinct in the last quarter
we killed it on saturday
kill time between lectures
kill the clock in the last minute
killing my quads
squats kill my legs
overkill
dead legs
my legs are dead after leg day
dead tired after lectures
deadlift plan
dead lift form
dead hang for two minutes
dead bug exercise
dead ball specialist
deadline stress
dead on my feet after practice
my phone is dead
drop dead gorgeous
dead serious about training
I'm dead lol
I died laughing
dying of laughter
I'm dying to play again
dying to win the league
I'm dying of thirst after training
dying for a pizza
die hard fan
do or die match
never say die
death by exercise circuit
death metal playlist for gym
sudden death penalties
group of death
break the defence
how to break the press
break down a low block
break a sweat
break a leg tonight
break my record
I broke my personal best
broke my record in the 5k
broke my phone at training
broke student needs cheap protein
I'm broke this month
I'm broke and need cheap food
breaking ankles with my crossover
ankle breaker crossover drill
broke his ankles with that move
heartbreak after the final
broken racquet
broken sleep during exams
broken English
break the ice with my roommate
break bad habits
fast break drills
tie break nerves
break even
bad break up and low motivation
suicide runs
suicide sprints on the court
five suicides at practice
suicide drills for basketball
suicide squad movie night
run suicides for fitness
cut myself some slack
I cut myself shaving
cut carbs
cutting season diet
cutting phase for bodybuilding
cut weight slowly over three months
clean cut moves
cut to the basket
cut sugar
cutting edge training
cut back on coffee
end the season strong
end it with a sprint
end the week with yoga
end my season on a high
end of the semester
end to end soccer
ending my workout with stretching
take my game to the next level
take my time with stretching
take my training seriously
I can't go on holiday, home workout
can't go on Saturday, what else can I train
I can't do pull-ups anymore
I can't do this exercise without a bar
tired of losing
tired of running, something else
sick of burpees
tired of living in res, homesick
no reason to skip training
no reason to lose this game
what is the point of stretching
what's the point of a warm up
worthless penalty
hopeless at free throws
feel hopeless at chess
lost hope of winning the league
give up sugar
give up fizzy drinks
I want to give up chocolate
don't want to live on noodles
don't want to be here in the gym for hours
I don't want to wake up early
don't wake up sore
want to wake up fresh
wish I could dunk
I wish I was taller
I wish I was faster
wish I never have to run again
never been so tired
born to run
jump off the box safely
jump higher for basketball
jump rope workout
jump off one leg
box jumps
jump in front of the defender
hang out with friends after training
hanging leg raises
hang clean technique
hanging in there during exams
hang time
hang from the bar
shoot hoops
shooting guard drills
shoot more threes
shooting form
shot myself in the foot with that own goal
shoot the ball better
bomb my exam
crush the exam
smash my goals
destroy the competition
murder on the dance floor
murder a burger after the game
slaughtered by the champions
attack the basket
attack the ball
defence and attack drills
heart rate training
heart rate zone 2
heart healthy food
heart of a champion
my heart sank when we lost
heart and soul for the team
play with heart
heart beats for my team
nearly had a heart attack when they scored
chest day
chest workout at home
chest press with dumbbells
chest pass drill
chest muscles bigger
my chest is sore from bench press
sore chest muscles after push ups
chest opener stretch
get off my chest
chess
chess pain of losing
chess opening tips
breathe better while running
breathing exercises for calm
breath control for swimming
catch my breath faster between sprints
out of breath on the stairs
get short of breath when I run, build stamina
I can't breathe through my nose
head start for the season
head coach
header technique
headband
clear my head before exams
use my head in the game
get my head in the game
hit the gym
hit my goals
hit my protein target
hit the ball harder
hit a wall at 30 km
it hits different
that song hits me hard
hit me up for a run
he hit me with a perfect pass
my friend beats me at chess
my brother beats me at FIFA
my roommate always beats me at table tennis
he beats me to the ball
she beats me in every sprint
they beat us 3-0
beat my personal best
beat the defender
beat stress
my coach pushes me hard
coach pushes us to our limit
my coach makes me run
partner workout with my boyfriend
workout with my girlfriend
my dad is my coach
touch line drills
first touch in soccer
touch rugby
no touch
rape seed oil for cooking
abs on fire
burning thighs
feel the burn
burn fat
burn calories
burn out from studying
burned 500 calories today
eat 500 calories less per day
500 calorie breakfast
a 300 calorie snack
burn 400 calories in 30 minutes
400 calorie deficit
starving after training
I'm starving, what's a quick snack
always starving after practice
so hungry after training
stop eating so much sugar
stop eating late at night
stop eating junk food
how to eat less sugar
not eating meat
don't eat pork
skip dinner sometimes because of lectures
skipped breakfast today
intermittent fasting
fasting for ramadan and training
fast bowling drills
fast food
fast feet drills
binge watching series at night
binge watching and no sleep
purge my closet
scale up my training
fit into my matric dance dress
lose weight slowly
lose 5 kg in three months
lose 4 kg in two months
lose 2kg in a month
lose belly fat
gain 5 kg of muscle this year
gain 2 kg in a month
bench 100 kg in a month
squat 120 kg by next week
lift 20 kg every day this week
deadlift 100kg in a week
lose weight before summer
weigh in
heavy weights
passed out flyers for the club
pass out wide to the winger
pass out of the back
passed out bibs
blackout curtains for better sleep
load shedding blackouts ruin my sleep
black out kit for the team
faint hearted people need not apply
faint memory of the rules
feint and shoot
collapsed scrum rules
their defence collapsed
knocked out of the tournament
knocked out in the quarter finals
knockout round nerves
knock on rule in rugby
knocked on the door
medicine ball slams
medicine ball workout
I study medicine and have no time
medicine student, little sleep
sports medicine lecture
take our own medicine
chill pill
pillow for better sleep
insulin sensitivity lecture tomorrow
drug test rules in sport
protein shake
creatine before or after training
vitamins for winter
caffeine before a game
energy drinks and sleep
expecting a tough game
expecting visitors this weekend
pregnant pause
carry the team
baby steps in the gym
baby face
period three of the match
first period of play
operation summer body
surgical precision passing
operate at my best
cast iron defence
supporting cast
stitch in my side when I run
stitch when running
tear up the court
tear through the defence
tore my jersey
tore it up on saturday
ripped abs
ripped jeans
pop music for training
snap shot drills
crack the code
crack a smile
sling shot exercise band
knee raises
ankle mobility
back day
back squats
shoulder press
neck stretches after studying
wrist mobility
numb fingers in the cold
numb to losing
sore legs
muscle soreness after training
stiff neck from my laptop
bleed green and gold
blood flow stretches
blood sweat and tears
blood pressure healthy food
stroke technique for swimming
breast stroke
butterfly strokes
keystroke
seize the day
throw in volleyball
throw up the ball for tip off
throw the ball further
drop shot
drop 2 seconds off my 400m
dropping classes
off season
off the ball movement
punch bag workout
punch above our weight
boxing class
kickboxing
kick the ball further
kick off nerves
kick bad habits
stab at the goal
poison of choice is chocolate
drown the noise before exams
drown in assignments
sink or swim
burning the midnight oil
burden of homework
survive exam week
survive pre season
surviving on noodles
save my season
lost my way in training
lost my motivation
lost three games
lonely in res
sad about losing
stressed about exams
anxious before games
panic before penalties
nervous before matches
I hate running
I hate burpees
I hate cardio
hate losing
I want to disappear for a weekend hike
I want to sleep better
I want to stop being lazy
stop thinking about the loss
goodbye party for our captain
last game of the season
last post of the night
final goodbye to our seniors game
not safe to run at night, indoor workout
violent weather, train indoors
aggressive pressing
abuse of the referee
toxic fans
bully the defence in the paint
controlling midfield
control the ball
force turnovers
forced errors in tennis
pressured by the press
threat from set pieces
scared of the deep end
scared of flying
scared of penalties
scared I hurt myself lifting
without hurting myself
don't want to hurt myself doing deadlifts
avoid injuring myself
afraid to get injured
I was attacked by mosquitoes at camp
the sun attacked us
roll over and play dead
hospital pass
ek is doodmoeg na oefening
ek lag my dood
die oefening maak my dood
ek wil die bal verder skop
ek wil vinniger hardloop
dood van die lag
ons gaan hulle doodspeel
ek wil die liga wen
klein begroting kos
ek wil slaap
ngiyafa insini
ngifuna ukudlala ibhola
ngifuna ukuphumula
sibabulele izolo
ngilambile emva kokuzilolonga
ngikhathele emva komdlalo
ndifuna ukudlala
ndiyafa yintsini
ndidiniwe emva kokuqeqesha
ndilambile
ke batla ho bapala
ke shwa ke ditsheho
ke kgathetse kamora papadi
ke batla ho robala
ke lapile
30 minutes, no equipment, careful with knees
Upper body strength with dumbbells, 45 min
Stiff back from studying, ten minutes
Three days a week, jump higher for basketball
I can't sleep before exams
Cheap food that keeps me going
What to eat on game day
Always tired after lectures
sprained ankle two weeks ago
bad knees
sore wrists no push ups
`;
