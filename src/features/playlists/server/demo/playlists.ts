export interface DemoPlaylist {
  title: string;
  description: string;
  curator: string;
  /** Of its cover. */
  colours: readonly [string, string];
  spotify: string;
  appleMusic: string;
  /** Title, artist. All invented, as the villagers are. */
  tracks: [title: string, artist: string][];
}

/** One a week, oldest first; the last is the Playlist of the Week. */
export const demoPlaylists: DemoPlaylist[] = [
  {
    title: 'First Week Nerves',
    description: 'Slow keys and long walks between lecture halls.',
    curator: 'Buhle Ngcobo',
    colours: ['#2b5fd0', '#12103a'],
    spotify: '37i9dQZF1DX4sWSpwq3LiO',
    appleMusic: 'first-week-nerves/pl.0001',
    tracks: [
      ['Lift on the Third Floor', 'Quiet Corridor'],
      ['Borrowed Umbrella', 'Neo & the Rain'],
      ['Timetable Clash', 'Night Library'],
      ['Room 214', 'Quiet Corridor'],
    ],
  },
  {
    title: 'Log Drum Sundays',
    description: 'Amapiano for a clean kitchen and an open window.',
    curator: 'Divan Swart',
    colours: ['#d98a1f', '#5b1e2d'],
    spotify: '37i9dQZF1DWYkaDif7Ztbp',
    appleMusic: 'log-drum-sundays/pl.0002',
    tracks: [
      ['Sbwl iDrum', 'Kasi Keys'],
      ['Ama-Dishes', 'DJ Washing Line'],
      ['Bhuti wePiano', 'Kasi Keys'],
      ['Sunday Shuffle', 'Lwazi on 12'],
      ['Phandle', 'Sis Thoko'],
    ],
  },
  {
    title: 'Derby Week Warm-Up',
    description: 'Starts at tip-off minus sixty: something to stretch to, then something to run out to.',
    curator: 'Karabo Pitso',
    colours: ['#3b74e0', '#7c2d92'],
    spotify: '37i9dQZF1DX76Wlfdnj7AP',
    appleMusic: 'derby-week-warm-up/pl.0003',
    tracks: [
      ['Lights On', 'Village Brass'],
      ['Full-Court Press', 'MC Baseline'],
      ['Drums Behind the Rope', 'The Supporters'],
      ['Two Minutes Left', 'MC Baseline ft. Sis Thoko'],
      ['Vetkoek at Half-Time', 'Kasi Keys'],
      ['Home Side', 'Village Brass'],
      ['Last Bus to Res', 'Night Library'],
    ],
  },
];
