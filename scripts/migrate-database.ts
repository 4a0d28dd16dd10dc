import { migrateDatabase } from '@/lib/platform/db/migrate-database.server';
import { readEnvFile } from './env-file';

readEnvFile();
migrateDatabase().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
