import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// `--import tsx` among a worker's flags does not reach its loader, so it is registered from inside.
register();
createRequire(import.meta.url)('./build-worker.ts');
