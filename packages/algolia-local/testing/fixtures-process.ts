import { algoliasearch } from 'algoliasearch';
import pg from 'pg';
import { startSearchService } from '#search-service';
import { openTestDatabase } from 'service-kit/testing/test-database';
import { fillFixtures } from './fixtures';

/**
 * The service with a filled index, for tests that run in a browser environment and cannot use a
 * database: `fixtures-process.ts <port> <application> <search key> <admin key>`. A line on its
 * standard input requests the visitors' events in the database.
 */
async function main([port = '', appId = '', searchKey = '', adminKey = '']: string[]) {
  const database = await openTestDatabase();
  await startSearchService({
    databaseUrl: database.url,
    port: Number(port),
    appId,
    searchKey,
    adminKey,
    maxRecordBytes: 100_000,
  });
  const hosts = [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' } as const];
  await fillFixtures({ admin: algoliasearch(appId, adminKey, { hosts }) });
  process.once('SIGTERM', () => {
    void database.drop().finally(() => process.exit(0));
  });
  process.stdin.on('data', () => {
    void eventsIn(database.url).then((events) => console.log(`events ${JSON.stringify(events)}`));
  });
  console.log('ready fixtures');
}

async function eventsIn(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ body: unknown }>(
    'select body from search.event order by id',
  );
  await client.end();
  return rows.map(({ body }) => body);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
