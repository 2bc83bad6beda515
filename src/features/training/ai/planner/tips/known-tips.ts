import { type TipCategory, TipTopic } from '../../contract.ts';

const nutritionTips = readTips(
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

const fitnessTips = readTips(
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

const recoveryTips = readTips(
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

const mentalHealthTips = readTips(
  'Mental Health',
  `
stress mood | Breathe in for four counts and out for six, ten times: the long way out calms you within two minutes.
stress exams | Write down all that is on your mind, then circle the one thing that you can do today.
stress | Name five things you see, four you hear, three you feel when your head races; it brings you back to the room.
stress exams focus | Study for 25 minutes, rest for five, and after four rounds for half an hour.
exams stress | Break the syllabus into pieces that fit an hour, and cross them off where you see it.
exams focus | Explain a topic aloud as if to a friend: where you stumble is what to learn next.
exams focus | Do one old paper under the real time each week instead of reading your notes once more.
exams stress sleep | The evening before: pack your things, stop studying two hours before bed, and trust what you know.
focus screens | Put the phone in another room while you study; even face down it takes a part of your mind.
focus | Choose the one task that matters before you open anything; finish it before the second.
focus energy | Do the hardest work in the hours in which you are most awake, and mail and laundry in the others.
mood | Get outside within an hour of waking: morning light lifts your mood and sets your clock.
mood friends | Tell one person how you really are this week; it is lighter when two carry it.
mood motivation | Do one small thing that you used to like, even without wanting to: the wish follows the doing.
mood | Write down three things that went well before you sleep; it trains you to see them.
mood screens | Mute accounts that leave you feeling smaller: your feed is your surroundings too.
friends mood | Knock on a neighbour's door with tea; most of the corridor waits for somebody to do it first.
friends | Join one club that meets every week: friendship is mostly seeing each other again and again.
friends motivation | Say yes to the first two invitations of the month, even if only for half an hour.
friends stress | Say what you need in one sentence that starts with I, before it becomes a quarrel.
motivation | Make it easy to start: clothes laid out, book open at the page, one step to the first step.
motivation | Aim at what you do, not at what comes of it: three sessions, not three kilos.
motivation exams | Give yourself a reward that you name beforehand, and take it only afterwards.
stress friends | If worries stay for more than two weeks, talk to the campus counsellor: that is what they are there for.
`,
);

const generalTips = readTips(
  'General Health',
  `
posture screens | Raise your screen until its top stands at your eyes; a stack of books will do.
posture | Sit on your sitting bones, feet flat, and change how you sit every half hour: the best posture is the next one.
posture | Roll your shoulders back ten times and tuck your chin five times after each lecture.
posture injury | Carry your bag on both shoulders and keep it under a tenth of your weight.
screens | Every twenty minutes look at something far away for twenty seconds, and blink.
screens sleep | Turn your screens warm and dim after sunset.
screens mood friends | Eat one meal a day without any screen, best with somebody.
immunity | Wash your hands when you come home and before you eat; it stops more colds than any tablet.
immunity | Open the window for five minutes twice a day: a shared room is short of fresh air.
immunity | Ask the campus clinic which vaccinations you are due: flu before the winter is worth it in a residence.
immunity recovery | Fever means no training: wait until you have been well for a whole day, then start at half.
energy | Eat, move and see daylight before noon: it is the best cure for the afternoon slump.
energy | More than three cups of coffee a day make tiredness worse: try water and a walk first.
energy sleep | Count a week of sleep before you look for another reason to be tired.
weight mood | Weigh yourself once a week at most, at the same time: it goes up and down from day to day.
weight | Cook one more meal a week at home than the week before: you see what goes in.
immunity weight | Alternate every alcoholic drink with a glass of water, and keep some days of the week free.
training posture energy | Walk while you are on the phone: calls become steps.
immunity | Wear sun cream and a cap on the field: an hour at noon is enough for a burn.
`,
);

export const knownTips: readonly KnownTip[] = [
  ...nutritionTips,
  ...fitnessTips,
  ...recoveryTips,
  ...mentalHealthTips,
  ...generalTips,
];

export interface KnownTip {
  category: TipCategory;
  topics: readonly TipTopic[];
  text: string;
}

/** Reads tips from the lines of a table: topics and text, separated by a bar. Throws for unknown topics. */
export function readTips(category: TipCategory, table: string): KnownTip[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [topics = '', text = '', ...more] = line.split('|').map((column) => column.trim());
      if (!text || more.length > 0) throw new Error(`Not a line of tips: ${line}`);
      return { category, topics: topics.split(' ').map((topic) => TipTopic.parse(topic)), text };
    });
}
