import type { IconName, TipCategory } from '../../contract.ts';

export type DemoTip = [category: TipCategory, icon: IconName, title: string, description: string];

export const featuredTip = 'Eat something with colour';

export const demoTips: DemoTip[] = [
  [
    'General Health',
    'glass-water',
    'Keep a bottle in sight',
    'Fill it when you leave your room and again at lunch. What stands on the desk gets drunk; what stays in the bag does not.',
  ],
  [
    'Fitness',
    'walking',
    'Take the long way round',
    'Ten minutes around the field between two lectures counts. Three of those a day is most of what a heart asks for.',
  ],
  [
    'Recovery',
    'moon',
    'Same bedtime, also on Fridays',
    'A body that knows when night begins falls asleep faster. Keep the weekend within an hour of the week.',
  ],
  [
    'Mental Health',
    'wind',
    'Breathe out longer',
    'In for four counts, out for six, ten times. It works in a corridor before an exam and at the free-throw line.',
  ],
  [
    'Nutrition',
    'utensils',
    'Cook double, freeze half',
    'A pot of beans, lentils or mince on Sunday is three dinners that need only rice. Put the date on the tub.',
  ],
  [
    'Recovery',
    'bath',
    'Warm water, slow evening',
    'A warm shower an hour before bed lets the body cool down into sleep. Leave the phone outside the bathroom.',
  ],
  [
    'Fitness',
    'stopwatch',
    'Warm up for eight minutes',
    'Jog, swing, lunge, skip, and two short sprints. Muscles that are warm pull less, and the first quarter feels like the second.',
  ],
  [
    'General Health',
    'sun',
    'Daylight before ten',
    'Breakfast on the steps, or one stop walked instead of ridden. Morning light sets the clock you will sleep by tonight.',
  ],
  [
    'Mental Health',
    'users',
    'Tell one person',
    'A hard week gets lighter when somebody knows. A friend, a ground anchor or the campus counsellor: pick the easiest one.',
  ],
  [
    'Nutrition',
    'carrot',
    'Crunch before you snack',
    'Carrots, an apple or a handful of peanuts first. If you are still hungry after ten minutes, it was hunger.',
  ],
  [
    'General Health',
    'shield',
    'Wash hands after the handshake line',
    'Colds travel through teams faster than any fast break. Soap, twenty seconds, done.',
  ],
  [
    'Fitness',
    'dumbbell',
    'Add a little, once a week',
    'One more repetition or one small plate. Progress that you hardly notice is progress that stays.',
  ],
  [
    'Recovery',
    'bed',
    'A nap of twenty minutes',
    'Before four in the afternoon, with an alarm. Longer ones borrow from the night.',
  ],
  [
    'Mental Health',
    'book',
    'Write tomorrow down tonight',
    'Three lines: what must be done, what can wait, what went well. A list on paper stops circling in the head.',
  ],
  [
    'Nutrition',
    'fish',
    'Tinned pilchards are training food',
    'Protein, good fat and calcium for the price of a cooldrink. On toast, with tomato and a little chilli.',
  ],
  [
    'General Health',
    'eye',
    'Twenty, twenty, twenty',
    'Every twenty minutes at a screen, look at something twenty steps away for twenty seconds. Your neck will join in.',
  ],
  [
    'Fitness',
    'biking',
    'Two hard days, then an easy one',
    'Fitness grows in the gaps. After two sessions that left you breathless, ride, swim or walk at talking pace.',
  ],
  [
    'Recovery',
    'snowflake',
    'Sprain? Rest it, then move it',
    'Cool it and keep weight off on the first day. From the third, small circles several times a day bring it back sooner than a week on the couch.',
  ],
  [
    'Mental Health',
    'smile',
    'Play something without a score',
    'Juggle a ball, dance in the kitchen, throw a frisbee. The head needs movement that nobody measures.',
  ],
  [
    'Nutrition',
    'coffee',
    'Last coffee at two',
    'Half of it is still with you six hours later. Rooibos after lunch keeps the ritual and gives back the night.',
  ],
  [
    'General Health',
    'medkit',
    'Know where the first-aid box is',
    'Reception, the Village Court storeroom and the Games Lounge. Look once now, so that nobody has to look later.',
  ],
  [
    'Recovery',
    'glass-water',
    'Drink what you sweated out',
    'Half a litre in the hour after a game, a little at a time, and something salty with it when it was hot.',
  ],
  [
    'Fitness',
    'running',
    'Slow runs make fast legs',
    'Four runs out of five should be slow enough to tell a story. Save the racing for the fifth.',
  ],
  [
    'Nutrition',
    'apple-alt',
    featuredTip,
    'Half of the plate in at least two colours: spinach and tomato, butternut and beetroot. Fresh, frozen or from a tin all count.',
  ],
];
