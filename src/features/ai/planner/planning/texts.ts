import type { Goal, Workout, WorkoutWish } from '../../contract.ts';
import { focusNames, understoodText } from '../../rules.ts';

export const isGentle = ({ careful }: Pick<WorkoutWish, 'careful'>): boolean =>
  careful.some((care) => care === 'pregnancy' || care === 'heart' || care === 'illness');

const kinds: Readonly<Record<Goal, string>> = {
  fitness: 'workout',
  strength: 'strength',
  muscle: 'muscle building',
  'fat-loss': 'fat burner',
  endurance: 'endurance',
  mobility: 'mobility',
  explosiveness: 'speed and power',
};

export function titleOf(wish: WorkoutWish): string {
  const { minutes, goal, focus, days } = wish;
  const where = focus.map((area, at) => (at === 0 ? focusNames[area] : focusNames[area].toLowerCase())).join(' and ');
  const kind = isGentle(wish) ? 'gentle session' : kinds[goal];
  return `${where} ${kind}, ${minutes} minutes${days > 1 ? `, ${days} days a week` : ''}`;
}

export function intensityOf(wish: WorkoutWish): Workout['intensity'] {
  if (isGentle(wish) || wish.goal === 'mobility' || wish.level === 'beginner') return 'Easy';
  return wish.level === 'advanced' || wish.goal === 'fat-loss' || wish.goal === 'explosiveness' ? 'Hard' : 'Moderate';
}

const aims: Readonly<Record<Goal, string>> = {
  fitness: 'Clean repetitions at a pace that still lets you talk.',
  strength: 'Few repetitions, honest effort and long rests: stop a set when one or two good ones are left.',
  muscle: 'Slow on the way down, strong on the way up: the last repetitions of each set should be hard.',
  'fat-loss': 'Short rests keep your heart rate up from start to finish; slow down before your form does.',
  endurance: 'A steady effort that you could keep up for longer, with enough breath for short sentences.',
  mobility: 'Go until you feel a stretch, breathe out, and stay there; nothing here should hurt.',
  explosiveness: 'Every repetition as fast as you can with a quiet landing; rest until you are fresh again.',
};

export function descriptionOf(wish: WorkoutWish): string {
  const pace = isGentle(wish) ? 'Calm and easy: you should be able to talk all the way through.' : aims[wish.goal];
  return `Made for ${understoodText(wish)}. ${pace}`;
}

const benefits: Readonly<Record<Goal, readonly string[]>> = {
  fitness: ['Trains all large muscles in one go', 'Leaves you awake rather than worn out'],
  strength: ['Builds strength that carries over to every sport', 'Makes bones and tendons sturdier'],
  muscle: ['Gives muscles enough work to grow', 'Raises what your body burns at rest'],
  'fat-loss': ['Burns a lot in a short time', 'Keeps muscle while you lose weight'],
  endurance: ['A stronger heart and deeper breath', 'More left in the last quarter of a game'],
  mobility: ['Joints that move further with less effort', 'Eases what sitting has stiffened'],
  explosiveness: ['A quicker first step', 'Power where games are decided'],
};

export function benefitsOf(wish: WorkoutWish): string[] {
  const { goal, careful, equipment, without } = wish;
  const about = isGentle(wish) ? ['Gets the blood moving without strain', 'Lifts your mood for hours'] : benefits[goal];
  return [
    ...about,
    ...(careful.length > 0 ? ['Avoids movements that strain what you want to protect'] : []),
    ...(equipment.length === 0 ? ['Can be done in your room, any day'] : []),
    ...(without.includes('jumping') ? ['Quiet enough for the neighbours below'] : []),
  ];
}
