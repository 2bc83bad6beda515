import athletics from '../../../definitions/athletics.json' with { type: 'json' };
import basketball from '../../../definitions/basketball.json' with { type: 'json' };
import cricket from '../../../definitions/cricket.json' with { type: 'json' };
import type { SportFile } from '../../../definitions/file.ts';
import soccer from '../../../definitions/soccer.json' with { type: 'json' };
import volleyball from '../../../definitions/volleyball.json' with { type: 'json' };

/** A kind of sport, and the sport of the app from which one of this kind starts. */
interface Kind {
  value: string;
  label: string;
  hint: string;
  file: SportFile;
}

/** A test and the build check the files. */
const read = (file: object): SportFile => file as SportFile;

export const kinds: readonly Kind[] = [
  { value: 'points', label: 'Points in periods', hint: 'Begins as basketball.', file: read(basketball) },
  { value: 'goals', label: 'Goals in halves', hint: 'Begins as soccer.', file: read(soccer) },
  { value: 'sets', label: 'Sets', hint: 'Begins as volleyball.', file: read(volleyball) },
  { value: 'innings', label: 'Innings', hint: 'Begins as cricket.', file: read(cricket) },
  {
    value: 'places',
    label: 'Places',
    hint: 'Begins as athletics: events with times, marks or places.',
    file: read(athletics),
  },
];
