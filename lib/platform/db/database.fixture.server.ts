import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import graphileWorker from 'graphile-worker/package.json';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { database } from './database.server';
import { migrateDatabase, migrateSchemas } from './migrate-database.server';

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

/** The template's name changes whenever its contents do. */
function migratedTemplate(): Template {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const hash = createHash('sha256').update(graphileWorker.version);
  // The journal has the times by which a database knows its migrations.
  for (const file of [...files.toSorted(), 'meta/_journal.json'])
    hash.update(readFileSync(path.join(MIGRATIONS, file)));
  return { name: `shop_template_${hash.digest('hex').slice(0, 16)}`, fill: migrateSchemas };
}

/** Creates a database that contains only the shop's empty tables, for the tests of one file. */
export function withDatabase(open: (template: Template) => Promise<Opened>): void {
  // Address of a PostgreSQL server that tests may create databases on; ENVIRONMENT has none.
  const { DATABASE_URL: server } = process.env;
  withEnvironment();
  let opened: Opened;
  beforeAll(async () => {
    if (server) process.env['DATABASE_URL'] = server;
    else delete process.env['DATABASE_URL'];
    opened = await open(migratedTemplate());
    process.env['DATABASE_URL'] = opened.url;
    if (!opened.isFilled) await migrateDatabase();
  }, 120_000);
  afterAll(async () => {
    await database().close();
    await opened.drop();
  });
}
