import { readTable } from './exercise.ts';

export const legExercises = readTable(`
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
