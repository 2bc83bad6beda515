import { readTips } from './tip.ts';

export const mentalHealthTips = readTips(
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

export const generalTips = readTips(
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
