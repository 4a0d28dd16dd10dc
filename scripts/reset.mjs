import { existsSync } from 'node:fs';
import { endLeftovers, requireNoStarter } from './stack/claim.mjs';
import { CannotStart } from './stack/cannot-start.mjs';
import { DEFAULT_STATE_DIRECTORY, removeState } from './stack/state.mjs';

try {
  requireNoStarter(DEFAULT_STATE_DIRECTORY);
  if (existsSync(DEFAULT_STATE_DIRECTORY)) {
    await endLeftovers(DEFAULT_STATE_DIRECTORY);
    removeState(DEFAULT_STATE_DIRECTORY);
  }
  console.log(`Removed ${DEFAULT_STATE_DIRECTORY}; the next start begins anew.`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}
