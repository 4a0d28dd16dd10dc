import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '@/scripts/stack/checkout.mjs';

/** Dependencies, builds, state and the settings of a shop that was begun here, none of which are sources. */
const LEFT_OUT =
  /^(node_modules|\.next.*|\.data.*|\.git|\.swc|shops|test-results|.*\.tsbuildinfo)$/;

/** Copies the sources of this checkout, as a clone has them. */
export function copySources(target: string): void {
  // One by one, because Node refuses to copy a folder into itself, and the target may be in `.data`.
  for (const name of readdirSync(CHECKOUT).filter((each) => !LEFT_OUT.test(each)))
    cpSync(path.join(CHECKOUT, name), path.join(target, name), { recursive: true });
}
