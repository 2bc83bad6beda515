import { readTable } from './exercise.ts';

export const cardioExercises = readTable(`
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
