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
