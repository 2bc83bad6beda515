import { type Random, seededRandom } from './random.ts';

/** An invented resident. The tones say how a drawn portrait may look, from 0 (deepest) to 9 (fairest). */
export interface Person {
  first: string;
  last: string;
  name: string;
  feminine: boolean;
  tone: number;
}

interface NameGroup {
  share: number;
  tones: readonly [number, number];
  women: string;
  men: string;
  surnames: string;
}

const groups: NameGroup[] = [
  {
    share: 40,
    tones: [0, 5],
    women:
      'Thandeka Nomvula Ayanda Zanele Lindiwe Nokuthula Sibongile Nandi Buhle Nosipho Phumla Unathi Zinhle Khanyi Asanda Thandi Nomsa Hlengiwe Sinazo Aphiwe',
    men: 'Sipho Sibusiso Mandla Bheki Lwazi Sandile Themba Anele Luyanda Mpilo Nkosana Phiwe Sizwe Vuyo Zolani Bongani Ntando Siyanda Lunga Mthunzi',
    surnames:
      'Dlamini Nkosi Khumalo Mthembu Ndlovu Zikhali Mthiyane Mkhize Ngcobo Gumede Hadebe Mabaso Shezi Ntuli Mbatha Ngwenya Xaba Mdluli Nxumalo Zondi Mabuza Sithole',
  },
  {
    share: 30,
    tones: [0, 5],
    women:
      'Lerato Naledi Palesa Dineo Kgomotso Boitumelo Refilwe Tshepiso Mpho Lesego Keabetswe Masego Karabo Neo Thato Bontle',
    men: 'Thabo Tshepo Kagiso Lebo Tumelo Katlego Kabelo Teboho Mohau Pule Oratile Tebogo Khotso Lesedi Atlegang Moeketsi',
    surnames:
      'Mokoena Molefe Mofokeng Moleko Sello Phiri Modise Kgosana Ramotse Letsoalo Makgale Ntsane Sebola Mohapi Tladi Maila Pitso Seroke Lebese Matlala',
  },
  {
    share: 12,
    tones: [0, 4],
    women: 'Rendani Mulalo Rofhiwa Tsakani Nyiko Ntsako Livhuwani Khensani',
    men: 'Mashudu Tendani Hulisani Vonani Rhulani Tiyani Nhlamulo Ndivhuwo',
    surnames: 'Mudau Ramabulana Nemukula Maluleke Baloyi Chauke Mathebula Hlungwani Mabunda Ndou',
  },
  {
    share: 12,
    tones: [4, 9],
    women: 'Anneke Marli Carla Liezl Mieke Chantelle Elzanne Suné',
    men: 'Ruan Hendré Jaco Hanru Wikus Divan Heinrich Ashwin',
    surnames: 'van Wyk|Jacobs|Pretorius|Fortuin|Oosthuizen|Arendse|Booysen|Swart|Visagie|Louw|Snyman|Links',
  },
  {
    share: 10,
    tones: [3, 9],
    women: 'Chloe Amber Jade Robyn Caitlin Tamsin Kelly Megan',
    men: 'Liam Josh Ethan Keagan Tyrone Darren Grant Aidan',
    surnames: 'Daniels Petersen Abrahams Hendricks Bradley Whitfield Carelse Hartley Samson Lawrence Meyer Fisher',
  },
  {
    share: 9,
    tones: [4, 7],
    women: 'Priya Aaliyah Kiara Naadira Zahra Shreya Yusra Kavya',
    men: 'Yusuf Kreshen Imraan Zaid Rishi Tariq Nikhil Rayhaan',
    surnames: 'Naidoo Pillay Govender Moodley Davids Essop Ebrahim Reddy Chetty Isaacs Parker Singh',
  },
];

export function inventPeople(subject: string): (feminine: boolean) => Person {
  const random = seededRandom(subject);
  const usedNames = new Set<string>();
  return function meet(feminine) {
    const person = invent(random, feminine);
    if (usedNames.has(person.name)) return meet(feminine);
    usedNames.add(person.name);
    return person;
  };
}

function invent(random: Random, feminine: boolean): Person {
  const group = random.pickWeighted(groups, ({ share }) => share);
  const first = pickName(random, feminine ? group.women : group.men);
  const last = pickName(random, group.surnames);
  return { first, last, name: `${first} ${last}`, feminine, tone: random.between(...group.tones) };
}

const pickName = (random: Random, names: string) =>
  random.pickWeighted(names.split(names.includes('|') ? '|' : ' '), () => 1);

export interface Residence {
  slug: string;
  name: string;
  initials: string;
  light: string;
  dark: string;
  trim: string;
  shape: ShieldShape;
}

export type ShieldShape = 'heater' | 'crowned' | 'round' | 'hexagon' | 'pennant' | 'square';

export const residences = {
  pv: residence('pv', 'Princeton Village', 'PV', '#3b74e0', '#2350b4', '#ffffff', 'heater'),
  knox: residence('knox', 'Knox House', 'KH', '#ee5a2a', '#c23a12', '#ffffff', 'heater'),
  oak: residence('oak', 'Oak Res', 'OR', '#12804a', '#075a35', '#ffffff', 'heater'),
  sunridge: residence('sunridge', 'Sunridge', 'SR', '#b257b5', '#8a3a92', '#ffffff', 'heater'),
  baobab: residence('baobab', 'Baobab', 'BB', '#f2a71b', '#cf7c06', '#2b1a02', 'round'),
  marula: residence('marula', 'Marula Heights', 'MH', '#12a594', '#0b776e', '#ffffff', 'crowned'),
  protea: residence('protea', 'Protea Hall', 'PH', '#e5487f', '#b0255b', '#ffffff', 'pennant'),
  karoo: residence('karoo', 'Karoo House', 'KA', '#8d5a3b', '#673c24', '#ffe9cf', 'square'),
  kingfisher: residence('kingfisher', 'Kingfisher', 'KF', '#2bb4d8', '#0f83a8', '#06222d', 'hexagon'),
  impala: residence('impala', 'Impala Lodge', 'IL', '#525b73', '#363d50', '#f5c542', 'crowned'),
} as const satisfies Record<string, Residence>;

export type ResidenceKey = keyof typeof residences;

function residence(
  slug: string,
  name: string,
  initials: string,
  light: string,
  dark: string,
  trim: string,
  shape: ShieldShape,
): Residence {
  return { slug, name, initials, light, dark, trim, shape };
}
