/** How someone's portrait is drawn. */
export interface Sitter {
  feminine?: boolean;
  /** 0 (deepest) to 9 (fairest). */
  tone: number;
}

export interface DemoResidenceAnchor extends Sitter {
  name: string;
  position: string;
  bio: string;
  office?: string;
  officeHours?: string;
  responsibilities?: string[];
  achievements?: string[];
  videoUrl?: string;
  /** Of last year. */
  former?: true;
}

/** The first two are the sports officers of the village. */
export const demoResidenceAnchors: DemoResidenceAnchor[] = [
  {
    name: 'Themba Hadebe',
    position: 'Sports Officer',
    tone: 2,
    bio: 'Runs the fixtures, the gear cupboard and the Sunday meetings. Played fly-half until a knee said otherwise; now referees with the same enthusiasm.',
    office: 'Sports Office, Village Court',
    officeHours: 'Monday - Thursday: 16:00 - 18:30',
    responsibilities: [
      'Fixtures and venues of all eleven sports',
      'Kit, first aid and transport',
      'Chairs the captains’ meeting',
    ],
    achievements: ['Inter-residence organiser of the year 2025', 'Level 1 basketball referee'],
    videoUrl: 'https://www.youtube.com/watch?v=jNQXAC9IVRw',
  },
  {
    name: 'Karabo Pitso',
    position: 'Deputy Sports Officer',
    feminine: true,
    tone: 3,
    bio: 'Looks after netball, cheerleading and everybody who has not found a sport yet. Ask about the beginners’ evenings.',
    office: 'Sports Office, Village Court',
    officeHours: 'Tuesday and Thursday: 17:00 - 18:30',
    responsibilities: ['Trials and beginners’ evenings', 'Women’s teams', 'Ground anchors’ rota'],
    achievements: ['Netball league winner 2024'],
  },
  {
    name: 'Naadira Essop',
    position: 'Digital Portfolio Lead',
    feminine: true,
    tone: 5,
    bio: 'Cameras, captions and this app. If a highlight has your name spelled wrong, she is the one to tell.',
    achievements: ['First live stream of a village final'],
  },
  {
    name: 'Liam Fisher',
    position: 'Digital Content Anchor',
    tone: 8,
    bio: 'Cuts the weekly news show between lectures and answers comments faster than most people type.',
    responsibilities: ['Village Sports News', 'Photo evenings', 'Posters in the lifts'],
  },
  {
    name: 'Buhle Ngcobo',
    position: 'Social Portfolio',
    feminine: true,
    tone: 1,
    bio: 'Braais after finals, quiz nights before exams, and a playlist for each of them.',
    officeHours: 'Wednesday: 15:00 - 17:00',
  },
  {
    name: 'Divan Swart',
    position: 'Social Events Anchor',
    tone: 7,
    bio: 'Books the hall, finds the speakers, carries the chairs. Usually seen behind a trolley.',
    achievements: ['Longest-running quiz night in the village'],
  },
  {
    name: 'Refilwe Tladi',
    position: 'Academic Portfolio',
    feminine: true,
    tone: 2,
    bio: 'Study groups by faculty, quiet rooms by the week, and a past paper for almost everything.',
    office: 'Study Hall, First Floor',
    officeHours: 'Monday - Friday: 18:00 - 19:00',
  },
  {
    name: 'Zaid Parker',
    position: 'Academic Mentor',
    tone: 5,
    bio: 'Second time through statistics and happy to explain why. Helps athletes plan around away games.',
  },
  {
    name: 'Khensani Baloyi',
    position: 'Community Engagement & Wellness',
    feminine: true,
    tone: 1,
    bio: 'Saturday coaching at the primary school down the road, blood drives, and the walking club that never rains off.',
    responsibilities: ['School coaching on Saturdays', 'Food parcels with the campus kitchen', 'Wellness week'],
    achievements: ['400 hours of coaching given by residents in 2025'],
  },
  {
    name: 'Sinazo Mbatha',
    position: 'Wellness Anchor',
    feminine: true,
    tone: 3,
    bio: 'Tea, time and a list of people who can help when a chat is not enough. Whatever you say stays there.',
    officeHours: 'Any evening, door open: come in',
  },
  {
    name: 'Pule Maila',
    position: 'House Secretary',
    tone: 2,
    bio: 'Minutes, keys and the noticeboard. Knows which form it is.',
  },
  {
    name: 'Amber Lawrence',
    position: 'Treasurer',
    feminine: true,
    tone: 8,
    bio: 'Team budgets and refunds, on the day, if you bring the slip.',
    achievements: ['Audit without a single query, two years running'],
  },
  {
    name: 'Hanru Visagie',
    position: 'Academic Portfolio',
    tone: 7,
    bio: 'Handed over at the end of last year, with a very tidy folder.',
    former: true,
  },
];
