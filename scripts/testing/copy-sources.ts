import { cpSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '@/scripts/stack/checkout.mjs';

/** Dependencies, builds, state and the settings of a shop that was begun here, none of which are sources. */
const LEFT_OUT =
  /^(node_modules|\.next.*|\.data.*|\.git|\.swc|shops|test-results|.*\.tsbuildinfo)$/;

/** Copies the sources of this checkout, as a clone has them. */
export function copySources(target: string): void {
  cpSync(CHECKOUT, target, {
    recursive: true,
    filter: (source) => path.dirname(source) !== CHECKOUT || !LEFT_OUT.test(path.basename(source)),
  });
}
