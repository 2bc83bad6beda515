import { readTable } from './exercise.ts';

export const mobilityExercises = readTable(`
March and reach | warm-up | heart shoulders | - | 1 | shoulders1 | - | 30-90s | March on the spot and reach overhead with every other step.
Easy step touch | warm-up | heart hips | - | 1 | - | - | 30-90s | Step from side to side, arms loose, breathing a little deeper.
Arm swings | warm-up | shoulders chest | - | 1 | shoulders1 | - | 30-60s | Swing both arms across your chest and wide open.
Shoulder rolls | warm-up | shoulders neck | - | 1 | - | - | 20-60s | Big slow circles backwards, then forwards.
Torso rotations | warm-up | obliques back | - | 1 | back1 | - | 30-60s | Arms loose, turn from side to side, heels may lift.
Hip circles | warm-up | hips | - | 1 | hips1 | - | 30-60s | Hands on your hips, slow wide circles both ways.
Leg swings | warm-up | hips hamstrings | - | 1 | hips1 | - | 20-40s/side | Hold on to something and swing one leg like a pendulum.
Ankle rocks | warm-up | ankles calves | - | 1 | ankles1 knees1 | - | 20-40s/side | One foot forward, let the knee travel over the toes and back.
Ankle circles | warm-up | ankles | - | 1 | - | - | 20-40s/side | Lift a foot and draw slow circles with your toes.
Wrist circles | warm-up | wrists forearms | - | 1 | - | - | 20-40s | Loose fists, slow circles in both directions.
Knee hugs | warm-up | hips glutes | - | 1 | hips1 knees1 | - | 20-40s/side | Pull one knee to your chest, stand tall, change.
Standing cat-cow | warm-up | back | - | 1 | back1 | - | 30-60s | Hands on your thighs, round your back and open it with your breath.
Half-depth air squat | warm-up | quads glutes | - | 1 | knees2 hips1 | squat | 20-45s | Only half way down, easy rhythm.
Good morning warm-up | warm-up | hamstrings lower-back | - | 1 | back1 hips1 | - | 30-45s | Soft knees, bow with a long back, stand up tall.
Heel digs | warm-up | heart hamstrings | - | 1 | - | - | 30-60s | One heel after the other taps in front, arms pull back.
Wall shoulder glide | warm-up | shoulders back | - | 1 | shoulders1 | - | 30-45s | Forearms on a wall, slide them up and down.
Glute squeeze and release | warm-up | glutes | - | 1 | - | - | 20-40s | Stand tall, squeeze for two seconds, let go for two.
Low skips | warm-up | heart calves | - | 1 | knees2 ankles2 | jump | 20-45s | Skip lightly on the spot like a child.
Light jog on the spot | warm-up | heart calves | - | 1 | knees2 ankles2 | run | 30-90s | Loose shoulders, quiet feet.
Easy boxer shuffle | warm-up | heart shoulders | - | 1 | shoulders1 | - | 30-60s | Shift your weight from foot to foot, hands loose at your chin.
Chin tuck | warm-up | neck | - | 1 | neck1 | - | 20-40s | Slide your head straight back as if to make a double chin.
Elbow circles | warm-up | shoulders | - | 1 | - | - | 20-45s | Fingertips on your shoulders, draw circles with your elbows.
World's greatest stretch | mobility | hips hamstrings back | - | 2 | hips2 knees2 wrists1 | lunge floor | 30-45s/side | Long lunge, elbow to the instep, then open your arm to the ceiling.
Deep squat hold | mobility | hips ankles | - | 2 | knees3 hips2 ankles2 | squat hold | 30-60s | Heels down, elbows inside your knees, chest tall.
Cat-cow | mobility | back | - | 1 | wrists1 back1 knees1 | floor kneel | 40-60s | On hands and knees, arch and round with your breath.
Thread the needle | mobility | back shoulders | - | 1 | shoulders1 wrists1 knees1 neck1 | floor kneel | 30-45s/side | From hands and knees, one arm slides under you; follow it with your chest.
Ninety-ninety switch | mobility | hips | - | 2 | hips2 knees2 | floor | 40-60s | Sit with both knees bent at right angles and roll from side to side.
Hip flexor rock | mobility | hips quads | - | 1 | hips1 knees2 | lunge floor kneel | 30-45s/side | Half kneeling, tuck your tail, rock forward a little.
Open book | mobility | back chest | - | 1 | shoulders1 | floor | 30-45s/side | Lie on your side, knees bent, open the upper arm like a page.
Seated twist flow | mobility | obliques back | - | 1 | back1 | floor | 30-45s/side | Sit tall, turn with the breath out, come back with the breath in.
Standing hip opener | mobility | hips adductors | - | 1 | hips1 | - | 30-45s/side | Lift a knee and carry it out to the side, as over a fence.
Standing side reach flow | mobility | obliques back | - | 1 | - | - | 40-60s | Reach up and over, slowly, from side to side.
Shoulder dislocates with a towel | mobility | shoulders chest | - | 2 | shoulders3 | - | 30-45s | Wide grip on a towel, from your thighs over your head to your back.
Band shoulder opener | mobility | shoulders chest | band | 1 | shoulders2 | - | 30-45s | Wide grip on the band, arms long, from front to as far as is easy.
Wall angel | mobility | shoulders back | - | 1 | shoulders1 | - | 40-60s | Back to the wall, arms glide up and down as in snow.
Prayer wrist flow | mobility | wrists forearms | - | 1 | wrists2 | - | 30-45s | Palms together, sink them down, then fingers turned the other way.
Finger fan | mobility | wrists forearms | - | 1 | - | - | 30-45s | Spread your fingers wide, then make a soft fist, slowly.
Ankle alphabet | mobility | ankles calves | - | 1 | - | - | 40-60s/side | Sit or stand, and write the alphabet with your big toe.
Calf pump at a wall | mobility | calves ankles | - | 1 | ankles1 | - | 40-60s | Hands on a wall, bend one knee after the other, heels stay low.
Pelvic tilt | mobility | lower-back abs | - | 1 | - | floor supine | 40-60s | On your back, flatten it into the floor, and let it rise.
Windscreen wipers | mobility | lower-back hips | - | 1 | back1 hips1 | floor supine | 40-60s | On your back, knees bent, let them fall from side to side.
Seated neck turns | mobility | neck | - | 1 | neck1 | - | 30-45s | Look slowly over one shoulder, then the other, shoulders low.
Standing spine wave | mobility | back | - | 1 | back1 | - | 40-60s | Roll down bone by bone with soft knees, and up again.
Seated figure four rock | mobility | hips glutes | chair | 1 | hips1 knees1 | - | 30-45s/side | Ankle on the other knee, sit tall, tip forward a little.
Chair spinal twist | mobility | back obliques | chair | 1 | back1 | - | 30-45s/side | Sit tall, hold the backrest, turn with the breath out.
Shoulder blade circles | mobility | back shoulders | - | 1 | - | - | 40-60s | Only your shoulder blades move: up, back, down, forward.
Slow weight shift | mobility | hips ankles | - | 1 | - | - | 40-60s | Feet wide, carry your weight slowly from one foot to the other.
Heel-to-toe rock | mobility | ankles calves | - | 1 | ankles1 | - | 40-60s | Roll from heels to toes and back, holding on to something.
Standing hamstring stretch | stretch | hamstrings | - | 1 | - | hold | 20-60s/side | Heel in front on the floor, soft knee, bow with a long back.
Standing quad stretch | stretch | quads | - | 1 | knees2 | hold | 20-45s/side | Hold on, heel to your seat, knees together.
Wall calf stretch | stretch | calves | - | 1 | ankles1 | hold | 20-60s/side | Hands on a wall, back leg straight, heel heavy.
Chest doorway stretch | stretch | chest shoulders | - | 1 | shoulders1 | hold | 20-45s | Forearms on the frame, step through until your chest opens.
Cross-body shoulder stretch | stretch | shoulders | - | 1 | shoulders1 | hold | 20-45s/side | One arm across your chest, hold it above the elbow.
Triceps stretch | stretch | triceps | - | 1 | shoulders2 elbows1 | hold | 20-40s/side | Elbow to the ceiling, hand between your shoulder blades.
Standing side stretch | stretch | obliques back | - | 1 | - | hold | 20-45s/side | Reach over and breathe into your ribs.
Upper back hug | stretch | back | - | 1 | - | hold | 20-45s | Hug yourself, round your upper back, breathe into it.
Child's pose | stretch | back hips | - | 1 | knees2 hips1 shoulders1 ankles1 | floor hold prone kneel | 30-60s | Sit back on your heels, arms long, forehead down.
Cobra stretch | stretch | abs | - | 1 | back2 wrists1 | floor prone hold | 20-40s | Face down, lift your chest a little, shoulders low.
Lying knee hug | stretch | lower-back glutes | - | 1 | hips1 | floor supine hold | 30-60s | On your back, both knees to your chest, rock gently.
Figure four stretch | stretch | glutes hips | - | 1 | hips1 | floor supine hold | 30-60s/side | On your back, ankle on the other knee, pull the thigh to you.
Lying hamstring stretch | stretch | hamstrings | - | 1 | hips1 | floor supine hold | 30-60s/side | On your back, hold one leg behind the thigh and straighten it.
Supine twist | stretch | back obliques | - | 1 | back2 | floor supine hold | 30-60s/side | On your back, both knees to one side, shoulders stay down.
Butterfly stretch | stretch | adductors hips | - | 1 | hips2 knees1 | floor hold | 30-60s | Sit, soles together, knees sink by themselves.
Seated forward fold | stretch | hamstrings back | - | 1 | back1 | floor hold | 30-60s | Legs long, tip from the hips, no pulling.
Pigeon stretch | stretch | glutes hips | - | 2 | hips3 knees3 | floor hold | 30-60s/side | Front shin across, hips square, sink slowly.
Kneeling hip flexor stretch | stretch | hips quads | - | 1 | knees2 hips1 | lunge floor hold kneel | 30-45s/side | Half kneeling, tuck your tail under until the front of the hip opens.
Standing hip flexor stretch | stretch | hips quads | - | 1 | hips1 | hold | 20-45s/side | Short split stance, tuck your tail, reach up.
Neck side stretch | stretch | neck | - | 1 | neck2 | hold | 20-40s/side | Ear towards the shoulder, the other hand reaches down.
Wrist flexor stretch | stretch | forearms wrists | - | 1 | wrists2 | hold | 20-30s/side | Arm long, palm away, draw the fingers gently back.
Open-palm forearm stretch | stretch | forearms | - | 1 | wrists1 | hold | 20-30s | Arms long in front, turn the palms up and spread the fingers.
Slow walk and shake out | stretch | heart | - | 1 | - | - | 30-180s | Walk slowly, shake out arms and legs, let your breath settle.
Belly breathing | stretch | heart | - | 1 | - | - | 40-180s | Hand on your belly, in for four counts, out for six.
Box breathing | stretch | heart | - | 1 | - | - | 40-120s | In, still, out, still: four counts each.
Long exhale standing | stretch | heart back | - | 1 | - | - | 30-90s | Arms rise as you breathe in, sink as you breathe out twice as long.
`);
