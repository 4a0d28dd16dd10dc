import { execFileSync } from 'node:child_process';
import path from 'node:path';

const CHECKOUT = path.join(import.meta.dirname, '..');

/** Formats generated files as the gate expects. */
export function formatFiles(files: readonly string[]): void {
  const oxfmt = path.join(CHECKOUT, 'node_modules/oxfmt/bin/oxfmt');
  const config = path.join(CHECKOUT, '.oxfmtrc.json');
  execFileSync(process.execPath, [oxfmt, '--config', config, '--write', ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
