import type { Source } from './sources.ts';

const maxLines = 400;
const drawer = /(^|\/)(utils?|helpers?|lib|misc|common)(\/|\.tsx?$)/;
const escapes = /:\s*any\b|\bas any\b|<any>|\bany\[\]/;
const silenced = /@ts-(ignore|expect-error|nocheck)/;
const testOff = /\b(it|test|describe)\.(skip|skipIf|runIf|only|todo|fixme)\b/;
const sleeping = /\bwaitForTimeout\(/;
/** A call whose caller asserts the response type, instead of taking it from the contract. */
const assertedResponse = /\b(get|getPage|send|post|put|patch|remove|read|readOf)<\s*[A-Z{]/;
const mayAssert = /^src\/web\/api\/(api|calls)\.ts$|\.test\.tsx?$/;
const reExport = /^export\s+(type\s+)?[*{][^;]*?\sfrom\s/m;
const defaultExport = /^export\s+default\b/m;

/** The shape rules that one file breaks, one line each. */
export function shapeFaults({ path, text }: Source): string[] {
  const code = withoutCommentsAndTexts(text);
  const rules: [boolean, string][] = [
    [text.split('\n').length > maxLines + 1, `has more than ${maxLines} lines`],
    [drawer.test(path), 'is named after a drawer; name it after what it does'],
    [escapes.test(code), 'escapes the type system'],
    [/\/web\//.test(path) && !mayAssert.test(path) && assertedResponse.test(code), 'asserts the type of an answer'],
    [silenced.test(text), 'silences a tool'],
    [testOff.test(code), 'has a test that is off'],
    [sleeping.test(code), 'has a test that sleeps'],
    [/(^|\/)index\.tsx?$/.test(path) || reExport.test(text), 're-exports: import from where it is written'],
    [defaultExport.test(text), 'has a default export'],
  ];
  return rules.filter(([broken]) => broken).map(([, rule]) => `${path} ${rule}`);
}

/** An approximation, good enough that words in comments and strings are not taken for code. */
function withoutCommentsAndTexts(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
}
