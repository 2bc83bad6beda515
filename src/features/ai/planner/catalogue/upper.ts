import { readTable } from './exercise.ts';

export const upperExercises = readTable(`
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
