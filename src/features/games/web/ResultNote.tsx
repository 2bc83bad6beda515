import { type Ending, resultWord } from '#features/competitions/rules.ts';

interface ResultNoteProps {
  result: Ending;
  className?: string;
}

/** Says why a result is unusual. Renders nothing if the game was played out. */
export function ResultNote({ result, className = '' }: ResultNoteProps) {
  const word = resultWord(result);
  return word && <p className={`text-[0.8125rem] text-soft ${className}`}>{word}</p>;
}
