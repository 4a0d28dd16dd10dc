import { requireNode } from './stack/node-version.mjs';

requireNode();
// Loaded after the check, because an old Node could not even parse it.
import('./stack/run-shop.mjs').then(({ runShop }) =>
  runShop({ dev: process.argv.includes('--dev'), isEmpty: process.argv.includes('--empty') }),
);
