/** A text in lower case, without accents, marks and disguises, one space between words; each sentence is one entry. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/(\d)[.,](?=\d)/g, '$1·')
    .split(/[.!?;\n…]+(?=\s|$)|\n/)
    .map(plainText)
    .filter((sentence) => sentence !== '');
}

export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’`´‘*~]/gu, '')
    .replace(/[а-яі]/g, (mark) => lookalikes[mark] ?? mark)
    .replace(
      /(?<=[a-z])[0134@$!5]{1,3}(?=[a-z])|(?<=[a-z])[03@$](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[@$](?=[a-z])/gu,
      (marks) => [...marks].map((mark) => lookalikes[mark] ?? mark).join(''),
    )
    .replace(spacedLetters, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(\p{Extended_Pictographic})/gu, ' $1 ')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}·]+/gu, ' ')
    .trim();
}

/** Letters written apart: 'd i e', 'd.i.e', 'd_i_e'. Words with more than one mark between them stay apart. */
const spacedLetters =
  /(?<![\p{L}\p{N}])\p{L}([ ._-])\p{L}(?:\1\p{L})+(?![\p{L}\p{N}])|(?<= {2}|^)\p{L} \p{L}(?= {2}|$)/gu;

/** Characters that stand for letters, from the number keys or another alphabet. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', к: 'k' },
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i' },
};
