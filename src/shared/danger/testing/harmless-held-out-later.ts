/** More held-out harmless texts that sound like danger, mostly about sport. */
export const harmlessHeldOutLater = `my brain is fried from stats
dying for the weekend
do or die on saturday, bring your A game
we died in the second half but won
coach will have our heads if we lose
drop dead fit in ten weeks
i nearly had a heart attack when the buzzer went
my abs are destroyed
feeling dead after exams, gentle stretch please
i can't feel my arms after push day
burpees make me want to throw up haha
almost puked at sprints
my head is spinning with fixtures
headache from studying, light workout?
we were on life support until the last try
ghosted by my gym buddy
no life outside res lol
get a life ref
the game of my life
life is good
life after matric, gym tips
lost my gym card
lost my voice screaming at the final
lost the plot in the third set
i gave up sugar for a month
never give up boys
giving up my spot in the team
given up on fantasy league
leaving the team after this season, thanks all
leaving res early tomorrow
last day of training camp
this is my last season, so emotional
bye week on saturday
say goodbye to relegation
i'm useless at free throws
i am hopeless at padel, teach me
worthless penalty
nobody passes me the ball
nobody came to practice
everyone is better than me at chess
i'm a failure at cooking, easy recipes
i'm such a burden on defence haha
cutting inside from the wing
cutting season diet, slow and steady
cut carbs or fat
cut 500 calories a day from my diet
paper cut lol
clean cut win
shaving legs for swimming
blade runners vs elm
rugby world cup knife edge finish
gun to the head we pick elm
shotgun front seat on the team bus
top guns tournament
shoot your shot
shooters shoot
kill shot practice
assassin in front of goal
murder ball on wheels
bombed the test but gym made it better
bomb squad forwards
hostile crowd
fight night at the hall
fight for every ball
our forwards fight like lions
judo throws for beginners
choke hold defence in bjj class
wrestling holds
he pinned him in ten seconds
she dragged us to the final
he carried us
forced into extra time
forced error count
he forced me wide
coach made us run laps till sunset
coach makes us do planks
the seniors made us sing on the bus
initiation for new members is a braai
captain told me to strip the ball
stripped of the title
naked eye could see it was out
bare minimum gym plan
touch rugby on the lawn
he touched the ball last
hands in the box, penalty
grabbed the rebound
he grabbed my jersey, no whistle
stalking the baseline
tracking my steps with an app
my ex plays for oak res awkward
my boyfriend and i want a couples workout
my girlfriend beats me at everything
dad taught me to bowl
mom's cooking ruins my diet lol
home workouts while visiting family
uncle is the umpire
back to back wins
back row scrum technique
neck bridge exercises
neck and neck
head injury assessment rules in rugby
concussion protocol explained for officials
spine of the team
spineless defending
ribs on the braai
chicken ribs or steak for protein
elbow room
finger on the pulse
finger spin bowling
hip hop class
hip thrusts for glutes
toe punt goal
foot fault
hand of god
arm wrestling comp
leg spin
knee slide celebration
shoulder press form
wrist shot in hockey
skull cap for swimming
tear in the net behind the goal
torn between soccer and hockey
tear up the track
split squats
splits in six weeks
pop up store at the games
snap decision by the ref
twisted humour
roll call at practice
sling shot drill
boot camp on saturday
cast for the res play
plaster the walls with posters
stitch when running, how to avoid
side stitch
blood orange juice
blood type diet true or myth
low blood sugar snack before gym
pain is weakness leaving the body
no pain no gain
painfully slow over rate
bursting with energy
red bull before the game?
caffeine timing
pre workout worth it
creatine and water
multivitamins for students
sugar tablets for cramps in a race
painless way to learn statistics
addicted to goals
high on that win
dope trick shot
drugs in sport essay
weed on the astro
smoke them at the relay
pot the black
shot put
due next week, need study break workout
baby face assassin of chess
mother of all comebacks
late tackle, no card
missed period one so gym
double period of maths
lose 3kg by december
gain 2 kg in a month
how much weight should i lift
bench 100kg in 3 weeks plan
5k in 20 minutes
30 day squat challenge
10 day plank challenge
fast food near res
fast break drills
fasting blood what
intermittent fasting 16 8
i eat too much at res
always hungry after rugby
hungry for the title
vegan lunch ideas
i skipped leg day
purge the squad
binge watching the cricket
ek het lekker gesweet
ons het hulle vermorsel
dit maak my mal
hy hardloop soos die wind
my bene brand na die draf
breek die lyn
ek is so honger ek kan n perd eet
sizowina namhlanje
ngifuna ukunciphisa isisu kancane
ubaba uyasibukela namhlanje
bamshayile umshayi wabo
ngiphuze amanzi amaningi
ndifuna ukomelela
ubethe ibhola ngaphezulu
sidlale kakuhle kakhulu
ke batla ho matha kapele
o ragile bolo hantle
re hlotse ka di penalty
ke nwa metsi haholo`;
