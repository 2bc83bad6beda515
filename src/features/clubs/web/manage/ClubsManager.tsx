import { useSportChoices } from '#features/sports/web/sport-choices.ts';
import { manage } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { clubs } from '../../contract.ts';
import { ManagedClub } from '../club-manager/ManagedClub.tsx';
import { VisibilityToggle } from '../club-manager/VisibilityToggle.tsx';

const manager = manage(clubs, {
  titleOf: ({ name }) => name,
  labels: {
    name: 'Name',
    logo: { label: 'Logo', shape: 1 },
    description: 'Description',
    memberCount: 'Members',
    meetingTime: { label: 'Meeting time', placeholder: 'Mondays, 6-8 PM' },
    meetingPlace: { label: 'Meeting place', placeholder: 'Village Court' },
    leaders: { label: 'Led by', hint: 'One name per line' },
    sportId: { label: 'Sport', choices: useSportChoices },
    featured: 'Featured',
    hidden: { label: 'Hidden', hint: 'Hidden clubs are visible to admins only' },
    signUpsClosed: { label: 'Sign-ups closed', hint: 'Open clubs are on Join if the settings name them there' },
  },
  Card: ManagedClub,
  Acts: VisibilityToggle,
  isDimmed: ({ hidden }) => hidden,
  filters: [{ name: 'sportId', label: 'Sport', all: 'All sports', choices: useSportChoices }],
  query: { isAdmin: true },
});

export const ClubsManager = () => <ResourceManager of={manager} />;
