import { harmlessElsewhere } from './harmless-elsewhere.ts';
import { harmlessHeldOut } from './harmless-held-out.ts';
import { harmlessHeldOutLast } from './harmless-held-out-last.ts';
import { harmlessHeldOutLater } from './harmless-held-out-later.ts';
import { harmlessInEnglish } from './harmless-in-english.ts';
import { moreHarmlessWords } from './more-harmless-words.ts';

/** Harmless texts that sound like danger, one a line: at most one in a hundred may be mistaken for danger. */
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
${moreHarmlessWords.trim()}
${harmlessInEnglish}
${harmlessElsewhere}
${harmlessHeldOut}
${harmlessHeldOutLater}
${harmlessHeldOutLast}`;
