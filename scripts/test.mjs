import { requireNode } from './stack/node-version.mjs';

requireNode();
// Loaded after the check, because an old Node could not even parse it.
import('./gate/run-tests.mjs').then(({ runTests }) => runTests());
