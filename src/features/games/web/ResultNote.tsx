import { type Ending, resultWord } from '#features/competitions/rules.ts';

interface ResultNoteProps {
  result: Ending;
  className?: string;
}

/** Why a result is what it is, in a quiet word; nothing where the game was played out. */
export function ResultNote({ result, className = '' }: ResultNoteProps) {
  const word = resultWord(result);
  return word && <p className={`text-[0.8125rem] text-soft ${className}`}>{word}</p>;
}
