import type { Support } from '../contract.ts';
import { type ConformanceRow, conformance } from './conformance.ts';

const supportNames: Readonly<Record<Support, string>> = {
  supports: 'Supports',
  partially: 'Partially supports',
  not: 'Does not support',
  'not-applicable': 'Not applicable',
};

/** The accessibility conformance report, in the order of the VPAT 2.5 EN. */
export function accessibilityReport(): string {
  const { testedOn, criteria, evidence, performance, clauses } = conformance;
  const numbers = new Map(Object.keys(evidence).map((name, at) => [name, at + 1]));
  const rowsOf = (level: 'A' | 'AA') =>
    criteria
      .filter((criterion) => criterion.level === level)
      .map((criterion) => row(criterion, criterion.evidence.map((name) => `[${numbers.get(name)}]`).join(' ')));
  return [
    `# Accessibility conformance report`,
    `Based on VPAT® 2.5 EN. \`npm run accessibility-report\` writes it from
\`src/platform/accessibility/definitions/criteria.json\`; a test fails if it differs, if a criterion is missing, or if a test
that it names no longer exists.`,
    `- **Product**: Village Arena, the version in whose folder this report lies
- **Date**: ${testedOn}
- **Contact**: whom each village names in its statement (\`/accessibility\`)
- **Methods**: tests in Chromium with axe-core on 320 to 1440 px, both themes, text of 200 %; a walk through the pages
  by those who make the app. Neither an outside expert nor people with disabilities have tested it yet.`,
    `## Standards

- Web Content Accessibility Guidelines 2.2, levels A and AA (2.0 and 2.1 are part of it); level AAA was not evaluated
- EN 301 549 V3.2.1 (2021-03)`,
    `## Terms

- **Supports**: at least one way meets the criterion without known faults.
- **Partially supports**: some of it does not meet the criterion.
- **Does not support**: most of it does not.
- **Not applicable**: the criterion does not concern the product.`,
    `## WCAG 2.2, level A\n\n${table('Evidence', rowsOf('A'))}`,
    `## WCAG 2.2, level AA\n\n${table('Evidence', rowsOf('AA'))}`,
    `## EN 301 549, 4.2: functional performance statements\n\n${table(
      '',
      performance.map((of) => row(of, '')),
    )}`,
    `## EN 301 549, clauses 5 to 13\n\n${table(
      '',
      clauses.map((of) => row(of, '')),
    )}`,
    `## Evidence\n\nTests by their files and titles.\n\n${Object.values(evidence)
      .map(({ file, title }, at) => `${at + 1}. \`${file}\`: ${title}`)
      .join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const table = (last: string, rows: readonly string[]): string =>
  [`| Criterion | Conformance level | Remarks | ${last} |`, '| --- | --- | --- | --- |', ...rows].join('\n');

const row = ({ number, name, support, remarks }: ConformanceRow, last: string): string =>
  `| ${number} ${name} | ${supportNames[support]} | ${remarks} | ${last} |`;
