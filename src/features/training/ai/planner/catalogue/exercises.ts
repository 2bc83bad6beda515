import { type Exercise, readTable } from './exercise.ts';
import { mobilityExercises } from './mobility.ts';

const cardioExercises = readTable(`
Squat jump | jump | quads glutes | - | 2 | knees3 ankles3 hips1 | jump squat | 6-12 x3 | Half squat, jump as high as you can, land softly and still.
Tuck jump | jump | quads abs | - | 3 | knees3 ankles3 hips1 back1 | jump | 5-8 x3 | Knees to your chest in the air, quiet landings.
Broad jump | jump | glutes quads | - | 2 | knees3 ankles3 hips1 | jump | 4-6 x5 | Swing your arms, jump far, stick the landing.
Skater bound | jump | glutes quads | - | 2 | knees3 ankles3 hips2 | jump | 8-12 x2/side | From one leg sideways to the other, landing soft.
Split jump | jump | quads glutes | - | 3 | knees3 ankles3 hips2 | jump lunge | 6-10 x2/side | Change legs in the air, land in a lunge.
Pogo hop | jump | calves | - | 1 | knees2 ankles3 | jump | 15-25 x1 | Small stiff hops from the ankles, hardly on the ground.
Single-leg line hop | jump | calves ankles | - | 2 | knees3 ankles3 | jump | 10-15 x1/side | Over a line and back on one foot.
Burpee | jump | heart chest quads | - | 3 | knees2 wrists3 shoulders2 ankles2 back2 | jump burpee push-up floor | 6-12 x4 | Chest to the floor, feet back in, jump tall.
Box jump | jump | quads glutes | gym | 2 | knees3 ankles3 | jump | 4-8 x5 | Jump up, stand tall, and step down.
Plank jack | cardio | abs heart | - | 2 | wrists3 shoulders2 ankles2 | jump plank floor | 20-40s | In a high plank, feet jump wide and together.
Jumping jack | cardio | heart calves | - | 1 | knees2 ankles3 shoulders1 | jump | 30-45s | Arms and legs wide and together, light on your feet.
High knees | cardio | heart hips | - | 2 | knees2 ankles3 hips1 | jump run | 20-40s | Run on the spot, knees at hip height.
Running on the spot | cardio | heart calves | - | 1 | knees2 ankles2 | run | 30-60s | Quick light steps, arms swing.
Butt kicks | cardio | heart hamstrings | - | 1 | knees2 ankles2 | run | 20-40s | Run on the spot, heels to your seat.
Shuttle sprint | cardio | heart quads | - | 2 | knees3 ankles3 | run | 15-30s | Ten long steps there and back, touch the line.
Defensive slide | cardio | quads heart | - | 2 | knees3 ankles2 hips2 | run | 20-40s | Low stance, quick side steps, never crossing your feet.
Fast feet | cardio | heart calves | - | 2 | knees2 ankles2 | run | 15-30s | As many tiny steps as you can, low and quick.
Mountain climber | cardio | heart abs | - | 2 | wrists3 shoulders2 hips1 ankles1 | plank run floor | 20-40s | High plank, knees drive in fast, hips low.
Skipping with a rope | cardio | heart calves | rope | 1 | knees2 ankles3 shoulders1 wrists1 | jump | 30-60s | Low jumps, wrists turn the rope.
High-knee rope skip | cardio | heart calves hips | rope | 2 | knees3 ankles3 wrists1 | jump run | 20-40s | One foot after the other, knees up, as in a run.
Double-under practice | cardio | heart calves | rope | 3 | knees3 ankles3 wrists2 | jump | 20-30s | One higher jump, the rope passes twice.
Side-to-side rope skip | cardio | heart calves | rope | 2 | knees2 ankles3 wrists1 | jump | 20-40s | Jump over a line and back while the rope turns.
Rope swing step | cardio | heart shoulders | rope | 1 | shoulders1 wrists1 | - | 30-45s | Turn the folded rope at your side and step in its rhythm.
Step-back burpee | cardio | heart chest quads | - | 1 | knees2 wrists2 shoulders2 back2 | burpee floor | 5-10 x6 | Hands down, step back one foot at a time, step in, stand tall.
Punch combination | cardio | heart shoulders | - | 1 | shoulders1 elbows1 | - | 30-45s | Jab, cross, two hooks, and again: stand firm, turn from the hips.
Speed punches | cardio | heart shoulders | - | 2 | shoulders1 elbows1 | - | 20-40s | Light and as fast as you can, fists back to the chin.
Uppercut flow | cardio | heart shoulders abs | - | 1 | shoulders1 elbows1 | - | 30-45s | Drive up from the hips, left and right, in an even rhythm.
Side step with arm reach | cardio | heart hips | - | 1 | hips1 shoulders1 | - | 30-45s | Step wide, reach across, step back; never leave the ground.
Step jack | cardio | heart | - | 1 | shoulders1 | - | 30-45s | The jumping jack without the jump: step out, arms up, step in.
Fast march with arm drive | cardio | heart hips | - | 1 | hips1 | - | 30-60s | March as fast as you can, elbows drive back.
Knee drive | cardio | heart hips abs | - | 1 | hips1 | - | 20-40s/side | Arms overhead, pull them down to one lifted knee, quickly.
Inchworm walk | cardio | heart abs hamstrings | - | 2 | wrists2 shoulders2 back1 | plank floor | 5-8 x7 | Walk your hands out to a plank and back to your feet.
Bear crawl | cardio | heart abs shoulders | - | 2 | wrists3 shoulders2 knees1 | floor | 20-40s | Knees a hand above the floor, small opposite steps.
Kettlebell clean and step | cardio | heart glutes | kettlebell | 2 | back2 shoulders1 hips1 | - | 6-10 x4/side | Bring the bell to your shoulder, step once in place, lower it.
Dumbbell punch-out | cardio | heart shoulders | dumbbells | 2 | shoulders2 elbows1 | - | 20-40s | Very light weights, punch forward at an even pace.
Band speed row | cardio | heart back | band | 1 | elbows1 | - | 20-40s | Fast short rows, shoulders stay down.
Rowing machine intervals | cardio | heart back quads | gym | 2 | back2 knees2 hips1 | - | 45-60s | Legs, then back, then arms; a pace you can just hold.
Bike sprint | cardio | heart quads | gym | 2 | knees1 hips1 | - | 20-40s | Seated, smooth and fast, never bouncing.
Battle ropes | cardio | heart shoulders | gym | 2 | shoulders2 elbows1 | - | 20-40s | Even waves from a firm stance.
Assault bike, steady | steady | heart | gym | 1 | knees1 hips1 | - | 120-900s | A pace at which you can still speak.
Bike ride, easy | steady | heart quads | gym | 1 | knees1 | - | 120-1800s | Light gear, round pedalling, you can still talk.
Treadmill incline walk | steady | heart glutes | gym | 1 | ankles1 | - | 180-1500s | A slope, long steps, no holding on.
Elliptical, even pace | steady | heart | gym | 1 | hips1 | - | 180-1500s | Whole foot on the pedal, tall, even breaths.
Brisk walk | steady | heart | - | 1 | - | - | 120-1800s | Outside, in a corridor or on the spot: quick enough to breathe deeper, slow enough to talk.
Easy jog | steady | heart calves | - | 1 | knees2 ankles2 hips1 | run | 180-1500s | A pace at which whole sentences are easy.
Marching on the spot | steady | heart hips | - | 1 | - | - | 60-600s | Tall, arms swing, knees as high as is comfortable.
Shadow boxing, easy rounds | steady | heart shoulders | - | 1 | shoulders1 elbows1 | - | 90-600s | Loose shoulders, move around an opponent who is not there.
Dance break | steady | heart | - | 1 | knees1 ankles1 hips1 | - | 120-600s | One song you love, your whole body, no steps to learn.
`);

const legExercises = readTable(`
Bodyweight squat | squat | quads glutes | - | 1 | knees2 hips1 ankles1 | squat | 10-20 x3 | Sit back and down between your heels, chest tall, then stand up strongly.
Tempo squat | squat | quads glutes | - | 2 | knees2 hips1 ankles1 | squat | 8-12 x6 | Three seconds down, one second still, and up at once.
Split-stance squat | squat | quads glutes | - | 2 | knees2 hips2 ankles1 | squat | 8-12 x3/side | One foot half a step behind; most of the weight stays on the front leg.
Sumo squat | squat | quads adductors glutes | - | 1 | knees2 hips2 | squat | 10-15 x3 | Feet wide, toes turned out, knees follow the toes on the way down.
Wall sit | squat | quads | - | 1 | knees2 | squat hold | 20-45s | Back flat against a wall, thighs as low as you can hold them.
Chair sit to stand | squat | quads glutes | chair | 1 | knees1 hips1 | - | 8-15 x4 | Stand up from a chair without using your hands, and sit down slowly.
Pistol squat to a chair | squat | quads glutes | chair | 3 | knees3 hips2 ankles2 | squat | 4-8 x4/side | On one leg, sit down to the chair under control and stand up again.
Skater squat | squat | quads glutes | - | 3 | knees3 hips2 ankles2 | squat | 5-8 x4/side | One leg reaches back without touching while the other bends deep.
Goblet squat | squat | quads glutes abs | dumbbells | 1 | knees2 hips1 back1 wrists1 | squat | 8-15 x4 | Hold one weight at your chest and keep your elbows inside your knees.
Dumbbell front squat | squat | quads glutes abs | dumbbells | 2 | knees2 hips1 back1 wrists1 shoulders1 | squat | 8-12 x4 | Weights rest on your shoulders; elbows stay high all the way down.
Kettlebell goblet squat | squat | quads glutes abs | kettlebell | 1 | knees2 hips1 back1 | squat | 8-15 x4 | Hold the bell by its horns, close to your chest, and sit between your heels.
Double-pause kettlebell squat | squat | quads glutes abs | kettlebell | 3 | knees3 hips2 back1 | squat | 6-10 x6 | Two seconds still at the bottom and two halfway up.
Barbell back squat | squat | quads glutes lower-back | barbell | 2 | knees3 back3 hips2 shoulders1 ankles1 neck2 | squat | 5-10 x4 | Bar on your upper back, breathe in, brace, and go as deep as you stay in shape.
Barbell front squat | squat | quads abs glutes | barbell | 3 | knees3 back2 hips2 wrists2 shoulders1 | squat | 4-8 x4 | Elbows high so that the bar rests on your shoulders, chest proud.
Band squat | squat | quads glutes | band | 1 | knees2 hips1 | squat | 12-20 x3 | Stand on the band, its ends at your shoulders, and squat against the pull.
Leg press | squat | quads glutes | gym | 1 | knees2 hips1 back1 | - | 8-15 x4 | Feet hip-wide in the middle of the plate; never lock the knees.
Leg extension | squat | quads | gym | 1 | knees3 | - | 10-15 x4 | Straighten your legs, hold a moment, and lower slowly.
Hack squat | squat | quads glutes | gym | 2 | knees3 hips1 back1 | squat | 8-12 x4 | Back flat against the pad, knees out over the toes.
Reverse lunge | lunge | quads glutes | - | 1 | knees2 hips2 ankles1 | lunge | 8-12 x3/side | Step back, sink until both knees are bent, push off the front heel.
Forward lunge | lunge | quads glutes | - | 2 | knees3 hips2 ankles1 | lunge | 8-12 x3/side | A long step forward, knee over the foot, and back in one push.
Lateral lunge | lunge | adductors glutes quads | - | 2 | knees2 hips3 ankles1 | lunge | 8-12 x3/side | Step wide to the side and sit back into that hip, the other leg straight.
Curtsy lunge | lunge | glutes quads | - | 2 | knees3 hips2 ankles1 | lunge | 8-12 x3/side | Step back and across, as in a bow, and stand up tall.
Walking lunge | lunge | quads glutes | - | 2 | knees3 hips2 ankles1 | lunge | 8-14 x3/side | Lunge your way through the room, one step flowing into the next.
Step-up | lunge | quads glutes | chair | 1 | knees2 hips1 ankles1 | - | 8-12 x3/side | The whole foot on a firm chair or step; push through the heel.
Bulgarian split squat | lunge | quads glutes | chair | 3 | knees3 hips2 ankles2 | lunge squat | 6-10 x4/side | Back foot on the chair, straight down, front heel heavy.
Dumbbell reverse lunge | lunge | quads glutes | dumbbells | 2 | knees3 hips2 wrists1 | lunge | 8-12 x3/side | Weights hang at your sides while you step back and sink.
Dumbbell step-up | lunge | quads glutes | gym | 2 | knees2 hips1 back1 | - | 8-12 x3/side | Box at knee height, a weight in each hand, no push from the lower foot.
Kettlebell rack lunge | lunge | quads glutes abs | kettlebell | 3 | knees3 hips2 shoulders1 back1 | lunge | 6-10 x3/side | Bell at the shoulder, ribs down, step back and up.
Barbell reverse lunge | lunge | quads glutes | barbell | 3 | knees3 hips2 back2 neck1 | lunge | 6-10 x4/side | Bar on your back, short step, upright all the way.
Good morning | hinge | hamstrings lower-back | - | 1 | back1 hips1 | - | 12-20 x3 | Hands behind your head, soft knees, bow with a long back.
Single-leg hinge | hinge | hamstrings glutes | - | 2 | hips1 ankles1 back1 | - | 8-12 x4/side | One leg floats back as your chest comes down; hips stay level.
Dumbbell Romanian deadlift | hinge | hamstrings glutes lower-back | dumbbells | 1 | back2 hips1 | deadlift | 8-12 x4 | Slide the weights down your thighs, hips back, and squeeze up.
Single-leg dumbbell deadlift | hinge | hamstrings glutes | dumbbells | 2 | back2 hips2 ankles2 | deadlift | 6-10 x4/side | Weight in the opposite hand, hips square to the floor.
Kettlebell deadlift | hinge | hamstrings glutes lower-back | kettlebell | 1 | back2 hips1 | deadlift | 8-12 x4 | Bell between your feet, hips back, push the floor away.
Kettlebell swing | hinge | glutes hamstrings heart | kettlebell | 2 | back2 hips2 shoulders1 | - | 12-20 x2 | Snap the hips; the bell floats to your chest by itself.
Barbell deadlift | hinge | hamstrings glutes lower-back back | barbell | 2 | back3 hips2 knees1 wrists1 | deadlift | 4-8 x5 | Bar over the middle of your feet, back long, push the floor away.
Barbell Romanian deadlift | hinge | hamstrings glutes lower-back | barbell | 2 | back3 hips2 | deadlift | 6-10 x4 | Bar close to your legs, hips far back, up by squeezing.
Band pull-through | hinge | glutes hamstrings | band | 1 | back1 hips1 | - | 12-20 x3 | Band anchored low behind you; hinge, then drive your hips forward.
Band deadlift | hinge | hamstrings glutes | band | 1 | back2 hips1 | deadlift | 12-15 x3 | Stand on the band and stand up against it with a flat back.
Lying leg curl | hinge | hamstrings | gym | 1 | knees1 | prone | 10-15 x4 | Curl the pad to your hips and let it back slowly.
Seated leg curl | hinge | hamstrings | gym | 1 | knees1 | - | 10-15 x4 | Heels pull down and under, thighs stay on the seat.
Back extension | hinge | lower-back glutes hamstrings | gym | 2 | back2 hips1 | - | 10-15 x4 | Bow over the pad and come up level, not beyond.
Glute bridge | bridge | glutes hamstrings | - | 1 | hips1 back1 | floor supine | 12-20 x3 | Heels close, push your hips up and squeeze for a moment.
Single-leg glute bridge | bridge | glutes hamstrings | - | 2 | hips1 back1 | floor supine | 8-12 x3/side | One knee at your chest, push up through the other heel.
Glute bridge march | bridge | glutes abs | - | 2 | hips1 back1 | floor supine | 8-12 x4/side | Stay up in the bridge and lift one knee after the other.
Frog pump | bridge | glutes adductors | - | 1 | hips1 | floor supine | 15-25 x2 | Soles together, knees wide, short strong pumps.
Hamstring walk-out | bridge | hamstrings glutes | - | 3 | hips1 back1 knees1 | floor supine | 5-8 x8 | From a bridge, walk your heels away step by step, and back.
Side-lying leg raise | bridge | glutes hips | - | 1 | hips1 | floor | 12-20 x2/side | Lie on your side, lift the straight leg, toes point forward.
Clamshell | bridge | glutes hips | - | 1 | hips1 | floor | 12-20 x2/side | On your side, heels together, open the upper knee like a shell.
Fire hydrant | bridge | glutes hips | - | 1 | hips1 wrists1 | floor kneel | 10-15 x3/side | On hands and knees, lift one bent leg out to the side.
Donkey kick | bridge | glutes | - | 1 | hips1 wrists1 back1 | floor kneel | 12-15 x3/side | On hands and knees, press one heel to the ceiling.
Standing hip abduction | bridge | glutes hips | - | 1 | hips1 | - | 12-15 x2/side | Stand tall, hold on to something, and lift one straight leg sideways.
Standing kickback | bridge | glutes hamstrings | - | 1 | hips1 | - | 12-15 x2/side | Stand tall and press one straight leg back without leaning.
Band side walk | bridge | glutes hips | band | 1 | knees1 hips1 | - | 10-15 x2/side | Band above the knees, small steps sideways, toes forward.
Band glute bridge | bridge | glutes | band | 1 | hips1 back1 | floor supine | 12-20 x3 | Band above the knees, push them out while your hips go up.
Dumbbell hip thrust | bridge | glutes hamstrings | dumbbells | 2 | hips1 back1 | floor supine | 10-15 x3 | Weight across your hips, from the floor, chin tucked.
Barbell hip thrust | bridge | glutes hamstrings | gym | 2 | hips1 back1 | supine | 8-12 x4 | Shoulders on the bench, bar across your hips, finish level.
Hip abduction machine | bridge | glutes hips | gym | 1 | hips1 | - | 12-20 x3 | Press your knees apart, pause, and come back slowly.
Calf raise | calves | calves | - | 1 | ankles2 | - | 15-25 x2 | All the way up on your toes, a second there, slowly down.
Single-leg calf raise | calves | calves | - | 2 | ankles3 | - | 8-15 x2/side | Hold on to a wall and lift yourself on one foot.
Dumbbell calf raise | calves | calves | dumbbells | 1 | ankles2 | - | 12-20 x2 | Weights at your sides, tall at the top.
Seated calf raise | calves | calves | gym | 1 | ankles2 | - | 12-20 x3 | Weight above your knees, full range, no bouncing.
Toe raise against a wall | calves | ankles | - | 1 | ankles1 | - | 15-20 x2 | Back against the wall, feet a step away, lift your toes.
`);

const upperExercises = readTable(`
Wall push-up | push | chest triceps | - | 1 | wrists1 shoulders1 elbows1 | push-up | 10-20 x3 | Hands on a wall at chest height, body one line, lean in and press away.
Knee push-up | push | chest triceps | - | 1 | wrists2 shoulders2 elbows1 knees1 | push-up floor kneel | 6-15 x3 | Knees on something soft, body one line from knees to head.
Push-up | push | chest triceps abs | - | 2 | wrists2 shoulders2 elbows2 | push-up floor | 6-15 x3 | Hands under your shoulders, elbows half way to your body, chest to the floor.
Slow push-up | push | chest triceps abs | - | 2 | wrists2 shoulders2 elbows2 | push-up floor | 5-10 x6 | Four seconds down, then up in one.
Wide push-up | push | chest shoulders | - | 2 | wrists2 shoulders3 elbows2 | push-up floor | 6-12 x3 | Hands wider than your shoulders, chest between them.
Diamond push-up | push | triceps chest | - | 3 | wrists3 shoulders2 elbows3 | push-up floor | 5-12 x3 | Thumbs and fingers touch below your chest.
Archer push-up | push | chest triceps | - | 3 | wrists2 shoulders3 elbows2 | push-up floor | 4-8 x4/side | Shift to one arm while the other stays straight.
Incline push-up on a chair | push | chest triceps | chair | 1 | wrists2 shoulders1 elbows1 | push-up | 8-15 x3 | Hands on a firm seat pushed against a wall.
Feet-up push-up | push | chest shoulders triceps | chair | 3 | wrists3 shoulders3 elbows2 | push-up | 6-12 x3 | Feet on the chair, hands on the floor, no sagging.
Dumbbell floor press | push | chest triceps | dumbbells | 1 | shoulders1 elbows1 wrists1 | floor supine | 8-12 x4 | Lie down, lower until your upper arms touch the floor, and press.
Dumbbell squeeze press | push | chest triceps | dumbbells | 2 | shoulders1 elbows1 wrists1 | floor supine | 8-12 x4 | Press both weights against each other all the way.
Kettlebell floor press | push | chest triceps | kettlebell | 1 | shoulders1 elbows1 wrists1 | floor supine | 6-12 x4/side | One arm at a time, wrist straight, upper arm to the floor.
Standing band chest press | push | chest triceps | band | 1 | shoulders1 elbows1 wrists1 | - | 10-15 x3 | Band behind your back, press forward until your arms are long.
Band push-up | push | chest triceps | band | 3 | wrists2 shoulders2 elbows2 | push-up floor | 6-12 x3 | Band across your back under both hands.
Barbell floor press | push | chest triceps | barbell | 2 | shoulders1 elbows1 wrists2 | floor supine | 5-10 x4 | From the floor, a short stop at the bottom, then press.
Bench press | push | chest triceps shoulders | gym | 2 | shoulders2 elbows2 wrists2 | supine | 5-10 x4 | Shoulder blades together, bar to the chest, feet on the ground.
Dumbbell bench press | push | chest triceps | gym | 2 | shoulders2 elbows1 wrists1 | supine | 8-12 x4 | Lower as deep as your shoulders like, press over your chest.
Chest press machine | push | chest triceps | gym | 1 | shoulders1 elbows1 wrists1 | - | 8-15 x4 | Handles at chest height, shoulders down, press smoothly.
Cable fly | push | chest | gym | 2 | shoulders2 elbows1 | - | 10-15 x4 | Arms wide and slightly bent, bring your hands together in front.
Medicine ball chest pass | push | chest triceps | medicine-ball | 2 | shoulders1 wrists1 elbows1 | - | 8-15 x3 | Push the ball hard against a wall from your chest, and catch.
Standing chest squeeze | push | chest | - | 1 | shoulders1 wrists1 | - | 20-30s | Palms together in front of your chest, press them hard and keep breathing.
Pike push-up | overhead | shoulders triceps | - | 2 | wrists2 shoulders3 elbows2 neck2 | push-up floor | 5-10 x3 | Hips high, head moves down between your hands.
Wall slide | overhead | shoulders back | - | 1 | shoulders1 | - | 8-12 x4 | Back and arms against the wall, slide them up as far as they stay there.
Arm circle pulses | overhead | shoulders | - | 1 | shoulders1 | - | 30-45s | Arms out to the sides, small fast circles, then the other way.
Dumbbell shoulder press | overhead | shoulders triceps | dumbbells | 1 | shoulders3 elbows1 wrists1 neck2 back1 | - | 8-12 x3 | Ribs down, press overhead, no leaning back.
Dumbbell lateral raise | overhead | shoulders | dumbbells | 1 | shoulders2 neck1 | - | 10-15 x3 | Lift the weights to shoulder height, little fingers first.
Arnold press | overhead | shoulders triceps | dumbbells | 3 | shoulders3 elbows1 wrists1 neck2 | - | 8-10 x4 | Palms to your face at the bottom, turn them while you press.
Kettlebell press | overhead | shoulders triceps | kettlebell | 2 | shoulders3 elbows1 wrists1 neck2 back1 | - | 5-10 x3/side | Bell on the forearm, press straight up, other hand on your hip.
Kettlebell halo | overhead | shoulders abs | kettlebell | 1 | shoulders2 neck2 elbows1 | - | 6-10 x4/side | Circle the bell around your head, close and slow.
Band shoulder press | overhead | shoulders triceps | band | 1 | shoulders2 elbows1 neck1 | - | 10-15 x3 | Stand on the band and press both ends up.
Band lateral raise | overhead | shoulders | band | 1 | shoulders2 | - | 10-15 x3 | Stand on the band, arms up to shoulder height.
Barbell overhead press | overhead | shoulders triceps | barbell | 2 | shoulders3 back2 elbows1 wrists2 neck2 | - | 5-8 x4 | Squeeze your glutes, press the bar over the middle of your feet.
Machine shoulder press | overhead | shoulders triceps | gym | 1 | shoulders3 elbows1 neck1 | - | 8-12 x4 | Seat so that the handles stand at your ears; press without locking.
Cable face pull | pull | back shoulders | gym | 1 | shoulders1 | - | 12-15 x3 | Rope to your forehead, elbows high, squeeze behind.
Prone Y raise | pull | back shoulders | - | 1 | shoulders1 back1 neck1 | floor prone | 10-15 x3 | Face down, arms in a Y, lift your thumbs to the ceiling.
Reverse snow angel | pull | back shoulders | - | 1 | shoulders2 back1 neck1 | floor prone | 8-12 x4 | Face down, arms sweep from your hips to overhead, off the floor.
Superman pull | pull | back lower-back | - | 1 | back2 shoulders1 neck1 | floor prone | 10-15 x3 | Face down, lift, and pull your elbows to your ribs.
Towel row against a door | pull | back biceps | - | 2 | shoulders1 elbows1 wrists1 | - | 8-12 x4 | Towel around a firm handle, lean back and row yourself up.
Standing shoulder blade squeeze | pull | back | - | 1 | - | - | 12-15 x3 | Elbows back and down as if to hold a pen between your shoulder blades.
Doorframe row | pull | back biceps | - | 1 | shoulders1 elbows1 wrists1 | - | 8-15 x4 | Hold both sides of a doorframe, lean back, pull your chest to it.
Bent-over reverse fly | pull | back shoulders | - | 1 | back1 shoulders1 | - | 12-15 x3 | Hinge forward with a long back and open your arms like wings.
Dumbbell row | pull | back biceps | dumbbells | 1 | back1 elbows1 shoulders1 | - | 8-12 x3/side | One hand on your thigh, pull the weight to your hip.
Dumbbell reverse fly | pull | back shoulders | dumbbells | 1 | back1 shoulders2 | - | 10-15 x3 | Hinge forward, open your arms, pause when they are level.
Renegade row | pull | back abs | dumbbells | 3 | wrists3 shoulders2 back2 elbows1 | plank floor | 5-8 x4/side | In a high plank on the weights, row one without turning your hips.
Kettlebell row | pull | back biceps | kettlebell | 1 | back1 elbows1 | - | 8-12 x3/side | Long back, pull the bell to your hip, lower it slowly.
Kettlebell high pull | pull | back shoulders | kettlebell | 3 | shoulders2 back2 hips1 | - | 8-12 x3 | Hips drive, elbow leads, the bell comes to your shoulder.
Band row | pull | back biceps | band | 1 | elbows1 | - | 12-15 x3 | Band around something firm, elbows back along your ribs.
Band pull-apart | pull | back shoulders | band | 1 | shoulders1 | - | 12-20 x2 | Arms long in front of you, pull the band apart to your chest.
Band lat pulldown | pull | back biceps | band | 1 | shoulders1 elbows1 | - | 10-15 x3 | Band fixed above you; pull your elbows down to your ribs.
Barbell row | pull | back biceps lower-back | barbell | 2 | back3 elbows1 wrists1 hips1 | - | 6-10 x4 | Hinge to half, bar to your navel, no swinging.
Pull-up | pull | back biceps | pull-up-bar | 3 | shoulders3 elbows2 wrists1 | pull-up | 3-8 x4 | From a dead hang until your chin passes the bar.
Chin-up | pull | back biceps | pull-up-bar | 2 | shoulders2 elbows3 wrists1 | pull-up | 3-8 x4 | Palms to you, chest up, lower all the way.
Negative pull-up | pull | back biceps | pull-up-bar | 1 | shoulders2 elbows2 wrists1 | pull-up | 3-6 x7 | Step up to the top position and lower yourself in five seconds.
Dead hang | pull | back forearms | pull-up-bar | 1 | shoulders2 wrists1 elbows1 | hold | 15-40s | Hang long, shoulders away from your ears.
Scapular pull | pull | back | pull-up-bar | 1 | shoulders2 wrists1 | - | 6-12 x3 | Hang, and draw your shoulder blades down without bending the arms.
Lat pulldown | pull | back biceps | gym | 1 | shoulders2 elbows1 | - | 8-12 x4 | Bar to your collarbone, chest up, elbows down.
Seated cable row | pull | back biceps | gym | 1 | elbows1 back1 | - | 8-12 x4 | Sit tall, handle to your navel, shoulders stay low.
Chest-supported row | pull | back biceps | gym | 1 | elbows1 | prone | 8-12 x4 | Chest on the pad, so that only your back works.
Floor triceps dip | arms | triceps | - | 1 | wrists2 shoulders2 elbows2 | floor | 8-15 x3 | Sit, hands behind you, hips up, bend and straighten your elbows.
Chair dip | arms | triceps | chair | 2 | wrists2 shoulders3 elbows2 | - | 6-12 x3 | Hands on the edge of the seat, elbows straight back.
Isometric biceps hold | arms | biceps | - | 1 | elbows1 | hold | 20-30s/side | One hand presses down on the other's wrist, which pulls up and wins.
Triceps wall press | arms | triceps | - | 1 | wrists1 elbows1 | - | 10-20 x3 | Forearms on the wall, step back, straighten your elbows.
Shadow boxing jabs | arms | shoulders triceps | - | 1 | shoulders1 elbows1 | - | 30-45s | Fists at your chin, quick straight punches, arms never slam.
Fist squeeze | arms | forearms | - | 1 | - | - | 20-30s | Open your hands wide and close them tight, again and again.
Dumbbell curl | arms | biceps | dumbbells | 1 | elbows1 wrists1 | - | 8-12 x3 | Elbows stay at your ribs; lower in three seconds.
Hammer curl | arms | biceps forearms | dumbbells | 1 | elbows1 | - | 8-12 x3 | Thumbs up, no swinging from the hips.
Lying triceps extension | arms | triceps | dumbbells | 2 | elbows2 shoulders1 | floor supine | 8-12 x3 | Upper arms upright, only the elbows bend.
Dumbbell kickback | arms | triceps | dumbbells | 1 | elbows1 back1 | - | 10-15 x3 | Hinge, upper arms level, straighten behind you.
Band curl | arms | biceps | band | 1 | elbows1 | - | 12-15 x3 | Stand on the band, curl, and resist on the way down.
Band triceps pressdown | arms | triceps | band | 1 | elbows1 | - | 12-15 x3 | Band fixed high, elbows at your ribs, press down.
Barbell curl | arms | biceps | barbell | 1 | elbows2 wrists2 | - | 8-12 x3 | Hands shoulder-wide, stand still, lower slowly.
Close-grip barbell floor press | arms | triceps chest | barbell | 2 | elbows2 wrists2 shoulders1 | floor supine | 6-10 x4 | Hands just inside your shoulders, elbows close.
Kettlebell curl | arms | biceps | kettlebell | 1 | elbows1 wrists1 | - | 8-12 x3/side | Hold the handle from below, elbow still.
Cable triceps pressdown | arms | triceps | gym | 1 | elbows1 | - | 10-15 x3 | Only your forearms move; squeeze at the bottom.
Cable curl | arms | biceps | gym | 1 | elbows1 wrists1 | - | 10-15 x3 | Elbows at your ribs, shoulders quiet.
`);

const coreExercises = readTable(`
Forearm plank | core | abs | - | 1 | shoulders2 back1 elbows1 | plank floor prone hold | 20-45s | Elbows under your shoulders, squeeze your glutes, breathe.
High plank | core | abs shoulders | - | 1 | wrists2 shoulders2 back1 | plank floor prone hold | 20-45s | Hands under your shoulders, one line from head to heels.
Plank shoulder tap | core | abs shoulders | - | 2 | wrists3 shoulders2 back1 | plank floor prone | 8-12 x2/side | Feet wide, tap the opposite shoulder, hips still.
Plank to push-up | core | abs triceps | - | 3 | wrists3 shoulders3 elbows2 back1 | plank push-up floor prone | 5-8 x3/side | From forearms to hands and back, one arm at a time.
Side plank | core | obliques | - | 2 | shoulders2 back1 | plank floor hold | 15-35s/side | Elbow under your shoulder, hips high, body long.
Knee side plank | core | obliques | - | 1 | shoulders1 knees1 | plank floor hold kneel | 15-30s/side | As the side plank, with the lower knee on the floor.
Bear hold | core | abs shoulders | - | 2 | wrists2 shoulders1 knees1 | plank floor hold | 15-35s | On hands and toes, knees a hand above the floor, back flat.
Dead bug | core | abs | - | 1 | hips1 | floor supine | 6-10 x4/side | On your back, opposite arm and leg reach away, lower back stays down.
Heel tap | core | abs | - | 1 | hips1 | floor supine | 8-12 x3/side | Knees above your hips, one heel touches the floor and comes back.
Bird dog | core | lower-back abs | - | 1 | wrists1 knees1 | floor kneel | 6-10 x4/side | On hands and knees, reach long with opposite arm and leg.
Hollow hold | core | abs | - | 3 | back2 neck2 hips1 | floor supine hold | 15-30s | Lower back glued to the floor, shoulders and legs just above it.
Crunch | core | abs | - | 1 | neck2 back2 | sit-up floor supine | 12-20 x2 | Lift your shoulder blades, eyes to the ceiling, no pulling.
Sit-up | core | abs hips | - | 2 | back3 neck2 hips1 | sit-up floor supine | 8-15 x3 | Roll up one bone at a time, and down again.
Bicycle crunch | core | obliques abs | - | 2 | neck2 back2 hips1 | sit-up floor supine | 10-16 x2/side | Elbow towards the opposite knee, slowly.
Reverse crunch | core | abs | - | 2 | back2 hips1 | sit-up floor supine | 8-15 x3 | Curl your hips off the floor, knees to your chest.
Leg raise | core | abs hips | - | 3 | back3 hips2 | floor supine | 6-12 x4 | Straight legs down as far as your back stays flat.
Russian twist | core | obliques | - | 2 | back3 hips1 | floor | 10-16 x2/side | Lean back, chest tall, turn from side to side.
V-up | core | abs hips | - | 3 | back3 hips2 neck1 | sit-up floor supine | 5-10 x3 | Hands and feet meet above you.
Superman hold | core | lower-back glutes | - | 1 | back2 neck1 | floor prone hold | 15-30s | Face down, lift arms and legs a little, long rather than high.
Mountain climber, slow | core | abs hips | - | 1 | wrists2 shoulders2 hips1 | plank floor prone | 8-12 x2/side | High plank, one knee to the chest, and change without hopping.
Standing knee to elbow | core | obliques abs | - | 1 | hips1 | - | 10-15 x2/side | Stand tall, bring elbow and opposite knee together.
Standing side crunch | core | obliques | - | 1 | hips1 | - | 10-15 x2/side | Hand behind your head, elbow and knee meet at your side.
Standing abdominal brace | core | abs | - | 1 | - | - | 20-30s | Stand tall, breathe out, and keep your belly firm while breathing on.
Standing wood chop | core | obliques abs | - | 1 | shoulders1 | - | 10-15 x2/side | Hands together, from beside one ear to the other hip, feet rooted.
Seated knee lift | core | abs hips | chair | 1 | hips1 | - | 8-12 x3/side | Sit tall on the front of the chair, lift one knee and then the other.
Pallof press | core | obliques abs | band | 1 | shoulders1 | - | 8-12 x4/side | Band from the side, press it away, and do not let it turn you.
Band wood chop | core | obliques | band | 2 | shoulders1 back1 | - | 10-12 x3/side | From high to low across your body, turning on the back foot.
Dumbbell side bend | core | obliques | dumbbells | 1 | back2 | - | 10-15 x3/side | Weight in one hand, bend to it, and stand up.
Weighted dead bug | core | abs | dumbbells | 2 | hips1 shoulders1 | floor supine | 6-10 x4/side | Hold a weight above your chest while one leg reaches away.
Kettlebell windmill | core | obliques shoulders | kettlebell | 3 | shoulders3 back2 hips2 | - | 4-6 x6/side | Bell overhead, slide the other hand down your leg.
Hanging knee raise | core | abs hips | pull-up-bar | 2 | shoulders2 wrists1 hips1 | - | 6-12 x3 | Hang still, curl your knees to your chest.
Cable crunch | core | abs | gym | 2 | back2 neck1 knees1 | sit-up kneel | 10-15 x3 | Kneel, curl your ribs to your hips, not your hips to the floor.
Cable anti-rotation press | core | obliques abs | gym | 1 | shoulders1 | - | 8-12 x4/side | Handle at your chest, press it straight out, stay square.
Medicine ball slam | core | abs back heart | medicine-ball | 2 | shoulders2 back2 wrists1 | - | 8-15 x3 | Reach tall and throw the ball down with your whole body.
Medicine ball rotation throw | core | obliques | medicine-ball | 2 | back2 shoulders1 | - | 6-10 x3/side | Turn from the hips and throw against a wall.
Suitcase hold | carry | obliques forearms | dumbbells | 1 | wrists1 | hold | 20-40s/side | One weight, stand perfectly straight as if it were two.
Farmer's walk | carry | forearms back abs | dumbbells | 1 | wrists1 ankles1 back1 | - | 30-60s | Heavy weights, tall walk, short steps.
Kettlebell suitcase carry | carry | obliques forearms | kettlebell | 1 | wrists1 ankles1 | - | 20-40s/side | Walk with one bell and do not lean.
Bottoms-up hold | carry | shoulders forearms | kettlebell | 3 | wrists3 shoulders2 | hold | 15-30s/side | Bell upside down, elbow at your ribs, grip hard.
Medicine ball bear hug carry | carry | back abs | medicine-ball | 1 | back1 ankles1 | - | 30-60s | Hug the ball high on your chest and walk.
Trap-bar carry | carry | forearms back | gym | 2 | back2 wrists1 ankles1 | - | 30-60s | Stand up strongly and walk a straight line.
`);

/** All exercises of the built-in planner. */
export const exercises: readonly Exercise[] = [
  ...legExercises,
  ...upperExercises,
  ...coreExercises,
  ...cardioExercises,
  ...mobilityExercises,
];
