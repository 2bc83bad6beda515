/** The rest of the harmless texts, from food on. */
export const moreHarmlessWords = `starving after training
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
