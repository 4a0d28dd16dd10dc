import path from 'node:path';
import { withEnvironment, setTestServer } from '@/lib/platform/env/environment.fixture';
import { database } from './database.server';
import { migrateDatabase, migrateSchemas } from './migrate-database.server';
import { templateNameOf } from './template-name.fixture.server';

interface Opened {
  url: string;
  /** Whether the shop's tables have been created in it. */
  isFilled?: boolean;
  drop: () => Promise<void>;
}

/** A database to copy: ten times cheaper than migrating an empty one for each test file. */
interface Template {
  name: string;
  fill: (url: string) => Promise<void>;
}

const MIGRATIONS = path.resolve('lib/platform/db/migrations');

const migratedTemplate = (): Template => ({
  name: templateNameOf(MIGRATIONS),
  fill: migrateSchemas,
});

/** Creates a database that contains only the shop's empty tables, for the tests of one file. */
export function withDatabase(open: (template: Template) => Promise<Opened>): void {
  // Address of a PostgreSQL server that tests may create databases on; ENVIRONMENT has none.
  const { DATABASE_URL: server } = process.env;
  withEnvironment();
  let opened: Opened;
  beforeAll(async () => {
    setTestServer(server);
    opened = await open(migratedTemplate());
    process.env['DATABASE_URL'] = opened.url;
    if (!opened.isFilled) await migrateDatabase();
  });
  afterAll(async () => {
    await database().close();
    await opened.drop();
  });
}
