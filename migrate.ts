import { migrateDatabase } from '@/lib/platform/db/migrate-database.server';

/** Migrates the tables and the job queue, and ends with 0. Safe to run from several machines at once. */
migrateDatabase().then(
  () => console.log('the database is up to date'),
  (error: unknown) => {
    console.error(`migrate: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
