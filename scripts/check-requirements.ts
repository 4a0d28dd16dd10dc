import { readFileSync, writeFileSync } from 'node:fs';
import { complaintsAbout, withProofs } from './requirements/document';
import { findProofs } from './requirements/proofs';
import { CHECKOUT, inCheckout } from './stack/checkout.mjs';

/**
 * docs/requirements.md and the ids in test titles agree, or this ends with code 1.
 * `--write` records which files prove a row; a row's sentence and position are written by hand.
 */
const file = inCheckout('docs/requirements.md');
const proofs = findProofs(CHECKOUT);
if (process.argv.includes('--write'))
  writeFileSync(file, withProofs(readFileSync(file, 'utf8'), proofs));

const complaints = complaintsAbout(readFileSync(file, 'utf8'), proofs);
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error('\nWrite the missing rows, then: npm run requirements -- --write');
  process.exitCode = 1;
}
