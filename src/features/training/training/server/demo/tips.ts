import type * as z from 'zod/mini';
import type { tips } from '../../contract.ts';

export const demoTips: z.output<typeof tips.Create>[] = [
  {
    category: 'General Health',
    icon: 'glass-water',
    title: 'Keep a bottle in sight',
    description:
      'Fill it when you leave your room and again at lunch. What stands on the desk gets drunk; what stays in the bag does not.',
  },
  {
    category: 'Fitness',
    icon: 'walking',
    title: 'Take the long way round',
    description:
      'Ten minutes around the field between two lectures counts. Three of those a day is most of what a heart asks for.',
  },
  {
    category: 'Recovery',
    icon: 'moon',
    title: 'Same bedtime, also on Fridays',
    description:
      'A body that knows when night begins falls asleep faster. Keep the weekend within an hour of the week.',
  },
  {
    category: 'Mental Health',
    icon: 'wind',
    title: 'Breathe out longer',
    description:
      'In for four counts, out for six, ten times. It works in a corridor before an exam and at the free-throw line.',
  },
  {
    category: 'Nutrition',
    icon: 'utensils',
    title: 'Cook double, freeze half',
    description:
      'A pot of beans, lentils or mince on Sunday is three dinners that need only rice. Put the date on the tub.',
  },
  {
    category: 'Recovery',
    icon: 'bath',
    title: 'Warm water, slow evening',
    description:
      'A warm shower an hour before bed lets the body cool down into sleep. Leave the phone outside the bathroom.',
  },
  {
    category: 'Fitness',
    icon: 'stopwatch',
    title: 'Warm up for eight minutes',
    description:
      'Jog, swing, lunge, skip, and two short sprints. Muscles that are warm pull less, and the first quarter feels like the second.',
  },
  {
    category: 'General Health',
    icon: 'sun',
    title: 'Daylight before ten',
    description:
      'Breakfast on the steps, or one stop walked instead of ridden. Morning light sets the clock you will sleep by tonight.',
  },
  {
    category: 'Mental Health',
    icon: 'users',
    title: 'Tell one person',
    description:
      'A hard week gets lighter when somebody knows. A friend, a ground anchor or the campus counsellor: pick the easiest one.',
  },
  {
    category: 'Nutrition',
    icon: 'carrot',
    title: 'Crunch before you snack',
    description:
      'Carrots, an apple or a handful of peanuts first. If you are still hungry after ten minutes, it was hunger.',
  },
  {
    category: 'General Health',
    icon: 'shield',
    title: 'Wash hands after the handshake line',
    description: 'Colds travel through teams faster than any fast break. Soap, twenty seconds, done.',
  },
  {
    category: 'Fitness',
    icon: 'dumbbell',
    title: 'Add a little, once a week',
    description: 'One more repetition or one small plate. Progress that you hardly notice is progress that stays.',
  },
  {
    category: 'Recovery',
    icon: 'bed',
    title: 'A nap of twenty minutes',
    description: 'Before four in the afternoon, with an alarm. Longer ones borrow from the night.',
  },
  {
    category: 'Mental Health',
    icon: 'book',
    title: 'Write tomorrow down tonight',
    description:
      'Three lines: what must be done, what can wait, what went well. A list on paper stops circling in the head.',
  },
  {
    category: 'Nutrition',
    icon: 'fish',
    title: 'Tinned pilchards are training food',
    description:
      'Protein, good fat and calcium for the price of a cooldrink. On toast, with tomato and a little chilli.',
  },
  {
    category: 'General Health',
    icon: 'eye',
    title: 'Twenty, twenty, twenty',
    description:
      'Every twenty minutes at a screen, look at something twenty steps away for twenty seconds. Your neck will join in.',
  },
  {
    category: 'Fitness',
    icon: 'biking',
    title: 'Two hard days, then an easy one',
    description:
      'Fitness grows in the gaps. After two sessions that left you breathless, ride, swim or walk at talking pace.',
  },
  {
    category: 'Recovery',
    icon: 'snowflake',
    title: 'Sprain? Rest it, then move it',
    description:
      'Cool it and keep weight off on the first day. From the third, small circles several times a day bring it back sooner than a week on the couch.',
  },
  {
    category: 'Mental Health',
    icon: 'smile',
    title: 'Play something without a score',
    description: 'Juggle a ball, dance in the kitchen, throw a frisbee. The head needs movement that nobody measures.',
  },
  {
    category: 'Nutrition',
    icon: 'coffee',
    title: 'Last coffee at two',
    description:
      'Half of it is still with you six hours later. Rooibos after lunch keeps the ritual and gives back the night.',
  },
  {
    category: 'General Health',
    icon: 'medkit',
    title: 'Know where the first-aid box is',
    description:
      'Reception, the Village Court storeroom and the Games Lounge. Look once now, so that nobody has to look later.',
  },
  {
    category: 'Recovery',
    icon: 'glass-water',
    title: 'Drink what you sweated out',
    description:
      'Half a litre in the hour after a game, a little at a time, and something salty with it when it was hot.',
  },
  {
    category: 'Fitness',
    icon: 'running',
    title: 'Slow runs make fast legs',
    description: 'Four runs out of five should be slow enough to tell a story. Save the racing for the fifth.',
  },
  {
    category: 'Nutrition',
    icon: 'apple-alt',
    title: 'Eat something with colour',
    description:
      'Half of the plate in at least two colours: spinach and tomato, butternut and beetroot. Fresh, frozen or from a tin all count.',
    featured: true,
  },
];
