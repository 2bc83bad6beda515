/** The oldest first. */
export const demoAnnouncements = [
  {
    hoursAgo: 2030,
    title: 'Welcome to a new term of village sport',
    content:
      'Eleven sports, one village. Sign up for a club on the Join page, put the fixtures into your calendar, and come and shout at the first home game.',
  },
  {
    hoursAgo: 1510,
    title: 'Trials begin on Monday',
    content:
      'Basketball and netball on the Village Court from 17:30, soccer and rugby on the Lower Field.\nBring water and both kinds of shoes. Nobody is turned away in the first week.',
  },
  {
    hoursAgo: 1105,
    title: 'Floodlights on until 22:00',
    content:
      'The court stays lit an hour longer on weekdays. Please keep music down after 21:00: the library windows face the baseline.',
  },
  {
    hoursAgo: 840,
    title: 'Photo day went well, thank you',
    content:
      'All portraits are in. If yours is missing from the Players page, tell a ground anchor and bring a clean shirt.',
  },
  {
    hoursAgo: 505,
    title: 'Lost and found',
    content: 'Two water bottles, a left soccer boot (size 8) and a very good umbrella are waiting at reception.',
  },
  {
    hoursAgo: 260,
    title: 'Rule reminder before the derby',
    content: 'Benches are for players and coaches. Supporters stand behind the rope, drums behind the supporters.',
  },
  {
    hoursAgo: 96,
    title: 'Water off on Thursday morning',
    content:
      'No showers at the Village Court between 08:00 and 11:00 while a valve is replaced. Early training moves to the Fitness Studio.',
  },
  {
    hoursAgo: 18,
    title: 'Derby day: be there an hour early',
    content:
      'Gates open at 17:30 and the stand holds 240. The first hundred in village colours get a vetkoek.\n\nCan’t make it? The live stream starts ten minutes before tip-off.',
  },
];
