import { existsSync } from 'node:fs';

/** Where a running shop records how to reach its embedded services. */
const ENV_FILE = '.data/env';

/** Fills in what the environment lacks from the running shop's file; set variables win. */
export function readEnvFile(): void {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
}
