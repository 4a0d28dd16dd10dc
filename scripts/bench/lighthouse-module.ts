import path from 'node:path';
import { ensureDependencies } from '@/scripts/stack/dependencies.mjs';

const TOOL = path.resolve('scripts/bench/lighthouse-tool');

/**
 * Path of a file of Lighthouse, which the first bench that needs it installs, with a lock of its
 * own: its 172 packages would be an eighth of every `npm ci`.
 * @param file below the package's folder
 */
export function lighthouseModule(file: string): string {
  ensureDependencies({ dev: false }, TOOL);
  return path.join(TOOL, 'node_modules/lighthouse', file);
}
