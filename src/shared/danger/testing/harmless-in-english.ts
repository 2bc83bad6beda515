/** Harmless texts in English that sound like danger, one a line. */
export const harmlessInEnglish = `chest and back day, 40 min
I cut carbs
tired after exams
this leg day is killing me lol
i died on the last set
dead tired after practice, need stretching
sudden death shootout drills
how do i break their press
break a leg tonight guys
broke my personal best yesterday
broke the school record in 100m
we beat them badly on saturday
he beat me at chess again
my dad beat me at tennis
my coach hits hard serves
hit the gym with my boyfriend
hit chest twice a week
chest press and flys
burn calories fast
feel the burn workout
burn out set for biceps
cut weight slowly over 4 months
cutting season meal plan
how to cut screen time
lose 2 kg in two months
gain 5 kg muscle in a year
deadlift and dead hang
hanging leg raises 20 min
my legs are dead
im starving, quick snack before gym?
i could murder a burger
dying for a cold drink
this assignment will be the death of me
shoot better free throws
how to shoot hoops
choke hold defence in judo
we choked in the final
knocked out of the cup in the semi
knockout round predictions
they passed out the bibs at practice
pass out from the back drills
heart rate zone 2 training
heart broken after that loss
my heart goes out to the team
how to breathe while running
out of breath after two laps how do i get fitter
catch my breath between sprints
jump off the box, plyometrics
box jumps and rope skipping
rope climbing workout
pull ups until failure
i failed my test and feel sad, how to relax
stress before exams tips
how to sleep better
i want to sleep early and wake up fresh
cant wake up in the morning for 6am gym
how to stop skipping breakfast
intermittent fasting 16 8
i skipped lunch today
low calorie supper
1800 calories a day meal plan
throw up the alley oop
throw it all up front
purge my wardrobe before holidays
binge watch series this weekend
knee friendly leg workout
old knee injury from 2015 fully healed, careful with jumps
careful with wrists
sore muscles after gym
stiff neck from studying
tight hamstrings
tight chest muscles stretch
open up my chest and shoulders
shoulder pops when i stretch is it normal
back pain from sitting
creatine or whey
vitamin c tablets at the res shop
is coffee a good pre workout
take a chill pill
how many eggs a day
surgery module notes study tips
i study medicine, 20 min before ward rounds
nursing student here, workout after night shift
pregnant pause in the debate
expecting rain on saturday, indoor plan
carry like a baby
baby weight dumbbells 2kg
killer abs in 4 weeks
suicide runs up and down the court
i killed it in the exam
murdered that quiz
dying of laughter at the res
im dead 😂😂
id kill for a pizza
slay queen workout
no pain no gain
ending my cut next week
end my workout with cardio
finish myself with a good stretch
plan to end my run at the dam
i want to disappear to the beach this weekend
i cant live without koeksisters
life is good, 15 min plan
i want to live healthier
reason to keep training
no reason, just want to train
touch rugby tonight
forced turnovers drill
he forced me to shoot left
scared of the deep end, swim tips
scared of my exam
he followed me on instagram
power clean threatens my form
abuse of the ref is not ok
drop 10 kilo plates safely
20 kg dumbbells for a week plan
squat 60 kg in 8 weeks
run 20 km in a week
add 5 kg to my bench in 3 weeks
kill two birds with one workout
that set nearly killed me, stretch plan please
i want to die my hair blue
my phone died during my run
dying to try padel
hit my head with a great idea
headers drill for strikers
coach is pushing me hard and i love it
he pushed me to my limits
break down the zone defence
spring break workout
lunch break snack
cut down on sugar
cut to the basket drills
hanging out with friends, cheap supper
my chest day is on monday
chest pass drills netball
faint lines on the court, who paints them
my pillow is bad for my neck
pill box hat for the theme day
lose the ball less often
lose belly fat slowly
i could eat a horse
didnt eat breakfast, what before gym
delivery of the ball into the box
bench 100 kg in ten weeks
warm up with 10 kg for a week
operation of the scoreboard
torn between soccer and hockey
my shorts are torn
i fell for the dummy
fell in love with running
living my best life, 45 min full body
i dont want to live on campus next year
end of life of my sneakers
exam stress and no sleep, help
my roommate snores, how to sleep
this coach will be the end of me
kill me with cardio, 20 min
leg day murdered me again
i want to end the year fit
i feel like a new person after gym
i feel like living a healthier life
i dont feel like waking up early for gym
no point in stretching before a warm up?
whats the point of rest days
is there a reason to do cardio before weights
hope a bus comes soon after practice
cut my run short
he cut himself off from the group chat
she pushed herself to her limits
he wants to die on that hill about 4 4 2
take his life lessons to heart
scars from falling on gravel as a kid
hit the wall at km 30 until i ate something
punch the bag until i sweat
cut carbs until saturday
not eating sugar until the finals
no food before 6am training?
eat one banana a day
two eggs every day ok?
my dad hurts at padel against me
he beats me at everything except chess
grabbed my bag and ran to practice
rub my hamstrings before the game
throws the ball at me too hard
stalk the ball carrier
tight chest muscles after push ups
chest is sore from bench yesterday
my heart is set on winning
someone sitting on my favourite bench
nearly collapsed laughing
broke my stick, need a new one
fracture lines in the court tiles
break the back line of defence
surgery students futsal league
positive test for fitness this month
lose 8 games in a week
cast of the res play
30 min core workout no equipment
cheap high protein meals
my quads are killing me
i nearly died on that hill sprint
exams are killing my vibe
i want to be alive to the danger on defence
our season is dead
ended my career with a trophy
i cut my finger nails before the game
hanging by a thread in the league
i need to lose 3 kg by december
i eat 2000 calories a day
skipped dinner because of class
hit the showers after practice
knock on my door before practice
he smashed me at table tennis
my boyfriend pushes me to train
girlfriend hits the gym too
scared of failing stats
afraid of the big wave
heart is pounding before the final
chest workout for beginners
breathing drills for runners
dizzy spins dance class
calf cramp at night
tore up the dance floor
torn jersey
snapped the string of my racket
operation clean up at the res
pill bugs in the garden
dose of vitamin d from the sun
baby steps to fitness
my gran gave birth to a legend lol
i feel down after losing, what workout lifts mood
homesick this week, gentle workout
whats the point of the offside rule
give me a reason to run
i dont want to live in res next year`;
