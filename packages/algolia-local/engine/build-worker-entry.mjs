import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// `--import tsx` among a worker's flags does not affect its loader, so it is registered here.
register();
createRequire(import.meta.url)('./build-worker.ts');
