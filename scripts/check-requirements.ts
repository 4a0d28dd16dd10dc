import { readFileSync, writeFileSync } from 'node:fs';
import { complaintsAbout, withProofs } from './requirements/document';
import { findProofs } from './requirements/proofs';
import { CHECKOUT, inCheckout } from './stack/checkout.mjs';

/**
 * Exits with code 1 if docs/requirements.md and the ids in test titles differ. `--write` records
 * the files that prove each row; sentences and positions are written by hand.
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
