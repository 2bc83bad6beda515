import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityReport } from '#platform/accessibility/server/report.ts';

// Writes docs/accessibility-report.md from the criteria and the tests that show them.
writeFileSync(join(import.meta.dirname, '../docs/accessibility-report.md'), accessibilityReport());
