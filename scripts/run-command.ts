import { database } from '@/lib/platform/db/database.server';

/**
 * Runs the command of the process, sets the exit code, and closes the database at the end.
 * @param run gets the words after the script, and returns the exit code: 2 for a command that is not
 *   understood, which must not have opened the database
 */
export function runCommand(run: (words: string[]) => Promise<0 | 1 | 2>): void {
  void run(process.argv.slice(2))
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error: unknown) => {
        process.stderr.write(`failed: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exitCode = 1;
      },
    )
    .finally(() => (process.exitCode === 2 ? undefined : database().close()));
}
