import {
  Apple,
  Bath,
  BedDouble,
  Bike,
  BookOpen,
  Brain,
  BriefcaseMedical,
  Carrot,
  Coffee,
  Dumbbell,
  Eye,
  Fish,
  Flame,
  Flower2,
  Footprints,
  GlassWater,
  Heart,
  HeartPulse,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Moon,
  Rabbit,
  ShieldCheck,
  Smile,
  Snowflake,
  Sun,
  Timer,
  Users,
  Utensils,
  WavesLadder,
  Wind,
} from 'lucide-react';
import { IconTile } from '#web/ui/IconTile.tsx';
import type { IconName } from '../contract.ts';

const drawings: Readonly<Record<string, LucideIcon | undefined>> = {
  'apple-alt': Apple,
  carrot: Carrot,
  utensils: Utensils,
  fish: Fish,
  'glass-water': GlassWater,
  coffee: Coffee,
  leaf: Leaf,
  dumbbell: Dumbbell,
  running: Rabbit,
  walking: Footprints,
  biking: Bike,
  swimmer: WavesLadder,
  stopwatch: Timer,
  fire: Flame,
  heart: Heart,
  heartbeat: HeartPulse,
  brain: Brain,
  smile: Smile,
  users: Users,
  book: BookOpen,
  sun: Sun,
  bed: BedDouble,
  moon: Moon,
  spa: Flower2,
  bath: Bath,
  snowflake: Snowflake,
  wind: Wind,
  shield: ShieldCheck,
  eye: Eye,
  medkit: BriefcaseMedical,
  lightbulb: Lightbulb,
} satisfies Record<IconName, LucideIcon>;

interface TrainingIconProps {
  name: IconName;
  className: string;
}

/** The icon of this name; a heart if a newer server knows the name and this page does not. */
export function TrainingIcon({ name, className }: TrainingIconProps) {
  const Drawing = drawings[name] ?? Heart;
  return <Drawing className={className} aria-hidden />;
}

export function TipIcon({ name }: { name: IconName }) {
  return (
    <IconTile>
      <TrainingIcon name={name} className="size-5.5" />
    </IconTile>
  );
}
