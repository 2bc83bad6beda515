import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createExaminer } from '#platform/settings/danger/examine.ts';
import { packed, unpacked } from '#platform/settings/danger/model.ts';
import { createReader } from '#platform/settings/danger/vocabulary.ts';
import { dangerFolder, dataHash, readHeldOut, readSentences, readVocabulary } from './danger/data.ts';
import { crossValidated, formatTable } from './danger/measuring.ts';
import { buildExamples, train } from './danger/training.ts';

// Trains the model that recognises danger from `sentences/`, or measures it: `--cross-validate`, `--held-out`.
const [sentences, vocabulary] = [readSentences(), readVocabulary()];
const meaningsIn = createReader(vocabulary);

if (process.argv.includes('--cross-validate')) {
  console.log(formatTable(crossValidated(sentences, vocabulary, { folds: 5 })));
} else {
  const stored = { dataHash: dataHash(), vocabulary, ...packed(train(buildExamples(sentences, meaningsIn))) };
  if (process.argv.includes('--held-out')) {
    const examine = createExaminer(unpacked(stored), meaningsIn);
    console.log(formatTable(readHeldOut().map((one) => ({ ...one, found: examine(one.text) }))));
  } else {
    writeFileSync(join(dangerFolder, 'model.json'), `${JSON.stringify(stored)}\n`);
    console.log(`Trained from ${sentences.length} sentences.`);
  }
}
