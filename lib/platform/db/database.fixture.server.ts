import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { database } from './database.server';
import { migrateDatabase } from './migrate-database.server';

interface Opened {
  url: string;
  drop: () => Promise<void>;
}

/** An environment whose database is empty but for the shop's tables, for the tests of one file. */
export function withDatabase(open: () => Promise<Opened>): void {
  // Of a server the tests may use, which the environment of the tests does not name.
  const { DATABASE_URL: server } = process.env;
  withEnvironment();
  let opened: Opened;
  beforeAll(async () => {
    if (server) process.env['DATABASE_URL'] = server;
    else delete process.env['DATABASE_URL'];
    opened = await open();
    process.env['DATABASE_URL'] = opened.url;
    await migrateDatabase();
  }, 120_000);
  afterAll(async () => {
    await database().close();
    await opened.drop();
  });
}
