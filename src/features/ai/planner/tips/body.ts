import { readTips } from './tip.ts';

export const nutritionTips = readTips(
  'Nutrition',
  `
nutrition weight | Fill half your plate with vegetables or fruit, a quarter with protein and a quarter with starch.
nutrition energy exams | Eat breakfast within two hours of getting up: oats, eggs or yoghurt with fruit keep you awake until lunch.
nutrition budget | Beans, lentils, eggs and tinned fish are the cheapest proteins; cook a big pot on Sunday and freeze portions.
nutrition budget recovery | Rice with beans or lentils is a whole protein for a few rand: cook enough for two days.
nutrition energy game-day | A banana, a few dates or an orange half an hour before the start is enough of a top-up.
nutrition training recovery | After training, a bowl of beans, chickpeas or soya mince with rice brings back what you used.
nutrition exams focus energy | Porridge of oats or maize with fruit keeps you awake until lunch.
nutrition budget | Plan five meals before you shop, buy only what is on the list, and never shop hungry.
nutrition budget | Frozen vegetables are as good as fresh ones, cost less and never go off in a shared fridge.
nutrition budget friends | Cook with your corridor: one pot for four costs half as much each and takes a quarter of the washing up.
nutrition recovery training | Have 20 to 30 grams of protein within two hours of training: a tin of tuna, three eggs or a cup of lentils.
nutrition game-day | Eat a plate of pasta, rice or potatoes three hours before a game, with little fat and nothing new.
nutrition game-day energy | A banana or a slice of bread with honey half an hour before the start is enough of a top-up.
nutrition energy | Swap sweets in the afternoon for nuts and a piece of fruit: the energy comes slower and stays longer.
nutrition weight | Eat slowly and put the fork down between bites; fullness takes twenty minutes to arrive.
nutrition weight hydration | Drink water instead of cold drinks for a week: two cans a day are a whole meal's energy.
nutrition weight mood | Skip crash diets: half a kilo a week is what stays off, and you keep your strength and mood.
nutrition immunity | Eat something of every colour in a day: each one brings vitamins that the others lack.
nutrition immunity | Two oranges, a guava or a red pepper a day cover your vitamin C without any tablet.
nutrition sleep | Have your last big meal three hours before bed; if you are hungry later, take yoghurt or a banana.
nutrition exams focus | Snack on nuts, apple slices or wholegrain toast while studying; sugar lifts you for half an hour and drops you after.
hydration energy | Drink a glass of water when you get up: you wake up drier than you think.
hydration training | Sip 150 to 200 millilitres every quarter of an hour of training, more when it is hot.
hydration game-day | Drink half a litre two hours before a game and stop gulping twenty minutes before the start.
hydration recovery | Pale yellow is right: dark urine after training means another half litre.
hydration focus exams | Keep a bottle on your desk and finish it before each break: thirst feels like tiredness.
hydration budget | Carry a bottle and fill it at the tap: it saves the price of a meal every week.
`,
);

export const fitnessTips = readTips(
  'Fitness',
  `
training motivation | Put three short sessions into your calendar before the week starts, like lectures that you don't miss.
training motivation | Promise yourself only ten minutes; once you have started you will nearly always go on.
training motivation friends | Train with somebody who waits for you at the door: nobody lets a friend down.
training motivation | Write down every session; a row of ticks is hard to break.
training | Add only one thing a week: a little more weight, one more set, or five more minutes.
training injury | Warm up for five to ten minutes with the movements that come later, only easier.
training injury | Learn each movement without weight first; the weight comes when it looks the same ten times in a row.
training weight | Strength training twice a week keeps muscle while you lose fat.
training energy | A brisk walk of fifteen minutes between lectures wakes you better than another coffee.
training mood stress | Move for twenty minutes when your head is full: it lowers tension for hours.
training posture | For every push, do a pull: rows and face pulls keep your shoulders back.
training game-day | The day before a game, keep it short: twenty minutes, quick feet, nothing that leaves you sore.
game-day | Lay out kit, bottle and snack the evening before, so that the morning is free of searching.
game-day stress focus | Before the start, take five slow breaths and name one thing that you will do well.
game-day recovery | Walk for ten minutes after the final whistle before you sit down; your legs will thank you tomorrow.
training budget | Stairs, a backpack with books and a towel are a whole gym.
training sleep | Hard sessions belong before the evening: finish at least two hours before bed.
training weight energy | Take the stairs and walk the last stop: an extra 3,000 steps a day is a kilogram of fat in some months.
training focus exams | Stand up every forty minutes of study and do ten squats or a lap of the corridor.
injury training | A pain that is sharp, one-sided or gets worse as you go is a sign to stop, not to push.
`,
);

export const recoveryTips = readTips(
  'Recovery',
  `
sleep recovery | Go to bed and get up at the same time all week, weekends within an hour of it.
sleep screens | Put your phone to charge at the other end of the room an hour before bed.
sleep energy | No coffee, cola or energy drink after two in the afternoon: half of it is still in you at bedtime.
sleep stress | If you lie awake for twenty minutes, get up, read something dull in dim light, and go back when you are sleepy.
sleep | Keep your room cool, dark and quiet: an eye mask and earplugs cost less than a bad week.
sleep exams | Sleep before an exam beats the last two hours of studying: memory settles at night.
sleep energy | Nap for twenty minutes at most and before three o'clock, or the night pays for it.
sleep stress | Write tomorrow's worries on paper before you lie down; they keep until morning there.
sleep immunity | Seven to nine hours are the best protection against colds that costs nothing.
recovery training | Leave 48 hours between hard sessions for the same muscles.
recovery training | On a rest day, walk, swim or stretch for twenty minutes: gentle movement heals faster than the couch.
recovery injury | For a fresh twist or bump: rest it, keep it up, cool it wrapped in cloth for ten minutes, and have it looked at if you can't put weight on it.
recovery posture | After long sitting, open your hips and chest for two minutes before you train.
recovery stress | A warm shower and ten slow breaths tell your body that the day is over.
recovery game-day nutrition | After a game, drink, then eat starch with protein within an hour: rice and chicken, or a sandwich and milk.
injury recovery | Come back in steps: pain-free walking, jogging, running, turning, and only then playing.
injury recovery | Keep training what does not hurt while an injury heals; the rest of you does not need to start over.
injury posture | Change shoes before their soles are flat: worn ones send every step into your knees.
recovery energy | If you are tired for more than two weeks in spite of sleep, cut training by half and have your blood checked.
`,
);
