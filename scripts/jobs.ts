import { listGivenUp, retryGivenUp } from '@/lib/platform/jobs/given-up-jobs.server';
import { readEnvFile } from './env-file';
import { runCommand } from './run-command';

const USAGE = `usage: npm run jobs -- <command>
  list         jobs without attempts left, the last first, with their last error
  retry <key>  gives one of them all its attempts again
  retry-all    gives all of them their attempts again
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** @returns the exit code */
async function run([name = '', key = '', ...rest]: string[]): Promise<0 | 1 | 2> {
  const isRetry = name === 'retry' && key !== '';
  const isWhole = (name === 'list' || name === 'retry-all') && key === '';
  if ((!isRetry && !isWhole) || rest.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  readEnvFile();
  if (name === 'list') {
    for (const job of await listGivenUp())
      // The text of a mail server could contain terminal control sequences.
      print([job.task, job.key, (job.error ?? '').replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')].join('  '));
    return 0;
  }
  const count = await retryGivenUp(isRetry ? key : undefined);
  if (isRetry && count === 0) {
    process.stderr.write('no job of this key was given up\n');
    return 1;
  }
  print(`${count} jobs are tried again`);
  return 0;
}

runCommand(run);
