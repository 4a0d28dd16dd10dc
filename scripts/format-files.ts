import { execFileSync } from 'node:child_process';
import path from 'node:path';

const CHECKOUT = path.join(import.meta.dirname, '..');

/** Formats written files as the gate expects them. By command: Prettier cannot be loaded in Jest. */
export function formatFiles(files: readonly string[]): void {
  const prettier = path.join(CHECKOUT, 'node_modules/prettier/bin/prettier.cjs');
  const config = path.join(CHECKOUT, '.prettierrc.json');
  execFileSync(process.execPath, [prettier, '--config', config, '--write', ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
