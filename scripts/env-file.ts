import { existsSync } from 'node:fs';

/** File in which a running shop records how to reach its embedded services. */
const ENV_FILE = '.data/env';

/** Adds missing variables from the running shop's file to the environment. */
export function readEnvFile(): void {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
}
