import { Plus } from 'lucide-react';
import type { Residence } from '#features/people/residences/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Fault } from '#web/ui/fields/Field.tsx';
import type { SetupFault } from '../../../check-setup-rules.ts';
import { newCompetition, withTeams } from '../../../competition-rules.ts';
import type { Answers } from './answers.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { TeamsOfResidences } from './TeamsOfResidences.tsx';
import type { Village } from './use-village.ts';

interface CompetitionQuestionsProps {
  village: Village;
  playing: readonly Residence[];
  answers: Answers;
  faults: readonly SetupFault[];
  onChange: (part: Partial<Answers>) => void;
}

/** Who plays what: one press for each sport. */
export function CompetitionQuestions({ village, playing, answers, faults, onChange }: CompetitionQuestionsProps) {
  const { competitions } = answers;
  const existing = village.competitions.filter(({ season }) => season === answers.season);
  const add = (sports: typeof village.sports) => {
    let next = competitions;
    for (const sport of sports) {
      const teamIds = village.teams.filter(({ sportId }) => sportId === sport.id).map(({ id }) => id);
      next = [...next, newCompetition({ sport, teamIds, existing, others: next })];
    }
    onChange({ competitions: next });
  };
  const isFree = (sport: { id: number }) => !competitions.some(({ sportId }) => sportId === sport.id);
  const haveTeams = village.sports.filter(
    (sport) => isFree(sport) && village.teams.filter(({ sportId }) => sportId === sport.id).length > 1,
  );
  const needy = competitions.filter(({ teamIds }) => teamIds.length < 2);
  return (
    <>
      {competitions.map((competition, at) => (
        <CompetitionCard
          key={competition.key}
          {...{ competition, village, playing, answers }}
          above={competitions[at - 1]}
          fault={faults.find((fault) => fault.at === `competition:${competition.key}`)?.text}
          onChange={(part) => onChange({ competitions: competitions.with(at, { ...competition, ...part }) })}
          onRemove={() => onChange({ competitions: competitions.toSpliced(at, 1) })}
        />
      ))}
      <Card heading={competitions.length === 0 ? 'What is played?' : 'What else is played?'}>
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            {village.sports.map((sport) => (
              <Button key={sport.id} small onClick={() => add([sport])}>
                <Plus className="size-4" aria-hidden /> {sport.name}
              </Button>
            ))}
          </div>
          {haveTeams.length > 1 && (
            <Button small className="justify-self-start" onClick={() => add(haveTeams)}>
              Add all {haveTeams.length} sports that have teams
            </Button>
          )}
          {needy.length > 0 && (
            <div className="flex">
              <TeamsOfResidences
                label={`One team for each residence in ${needy.length === 1 ? needy[0]?.name : `these ${needy.length} sports`}`}
                sportIds={[...new Set(needy.map(({ sportId }) => sportId))]}
                residences={playing}
                teams={village.teams}
                onChosen={(teams) => onChange({ competitions: withTeams(competitions, teams) })}
              />
            </div>
          )}
          <p className="text-sm text-soft">
            A new one starts with all teams of its sport, and with the answers of the one above it.
          </p>
          <Fault>{faults.find(({ at }) => at === 'competitions')?.text}</Fault>
        </div>
      </Card>
    </>
  );
}
