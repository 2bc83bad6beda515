import { Dumbbell, HeartPulse, type LucideIcon, Music, Users } from 'lucide-react';

interface ContentCard {
  value: string;
  label: string;
  about: string;
  icon: LucideIcon;
}

export const cards: readonly ContentCard[] = [
  { value: 'workouts', label: 'Workouts', about: 'Manage workout plans', icon: Dumbbell },
  { value: 'better-living', label: 'Better Living', about: 'Health and nutrition tips', icon: HeartPulse },
  { value: 'clubs', label: 'Clubs', about: 'Manage club profiles', icon: Users },
  { value: 'playlists', label: 'Playlists', about: 'Weekly music playlists', icon: Music },
];
