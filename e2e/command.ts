import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compiled } from '@/packages/service-kit/testing/compiled';

const run = promisify(execFile);

/**
 * Runs a command of the shop, as one bundle: tsx takes four times the processor time to start it.
 * @param name of a file in `scripts`
 * @returns its output
 * @throws with exit code and output, if it fails
 */
export async function runShopCommand(
  name: 'crawl' | 'explain' | 'import-keys' | 'orders' | 'reviews' | 'staff',
  ...args: string[]
): Promise<string> {
  const script = await compiled(path.resolve(`scripts/${name}.ts`));
  return (await run(process.execPath, [script, ...args])).stdout;
}
