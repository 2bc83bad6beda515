import { readTable } from './exercise.ts';

export const coreExercises = readTable(`
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
