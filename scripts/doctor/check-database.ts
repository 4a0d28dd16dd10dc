import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { unreachable, type Check, type Finding } from './finding';

const MIGRATIONS = 'lib/platform/db/migrations';
const MIN_VERSION = 15;
const CONNECT_MS = 30_000;

const MIGRATE =
  'Run the migrations: npm run migrate:database, or node migrate.mjs in a built folder.';

/** What PostgreSQL says when it rejects a connection (its appendix A). */
const REJECTED: Readonly<Record<string, Finding>> = {
  '28P01': { fault: 'the password is rejected', mend: 'Correct it in DATABASE_URL.' },
  '28000': { fault: 'the role may not connect', mend: 'Create it, or allow it in pg_hba.conf.' },
  '3D000': { fault: 'there is no such database', mend: 'Create it: createdb <name>.' },
};

interface State {
  version: number;
  isSuperuser: boolean;
  hasTables: boolean;
  hasJobs: boolean;
  mayWrite: boolean;
  mayReadMigrations: boolean;
}

const STATE = `SELECT current_setting('server_version_num')::int / 10000 AS version,
  (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
  to_regclass('shop.orders') IS NOT NULL AS "hasTables",
  to_regclass('graphile_worker.migrations') IS NOT NULL AS "hasJobs",
  coalesce(has_table_privilege(to_regclass('shop.orders'), 'INSERT'), false) AS "mayWrite",
  coalesce(has_table_privilege(to_regclass('shop.__drizzle_migrations'), 'SELECT'), false)
    AS "mayReadMigrations"`;

async function missingMigrations(client: Client): Promise<number> {
  const { rows } = await client.query(
    'SELECT coalesce(max(created_at), 0) AS newest FROM shop.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest);
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return files.filter(({ folderMillis }) => folderMillis > newest).length;
}

async function findingsOf(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<State>(STATE);
  const [state] = rows;
  if (!state) return [];
  const missing = state.mayReadMigrations ? await missingMigrations(client) : 0;
  const found: (Finding | false)[] = [
    state.version < MIN_VERSION && {
      fault: `PostgreSQL ${state.version} is too old`,
      mend: `Use PostgreSQL ${MIN_VERSION} or newer.`,
    },
    state.isSuperuser && {
      fault: 'the shop’s role is a superuser',
      mend: 'Use a role that only writes rows; DATABASE_OWNER_URL is for the migrations (docs/operate.md).',
      isWarning: true,
    },
    !state.hasTables && { fault: 'there are no tables', mend: MIGRATE },
    state.hasTables && !state.hasJobs && { fault: 'there is no job queue', mend: MIGRATE },
    state.hasTables &&
      !state.mayWrite && {
        fault: 'the role may not write orders',
        mend: 'Run the migrations with DATABASE_OWNER_URL: they grant the rights to the role of DATABASE_URL.',
      },
    missing > 0 && { fault: `${missing} migrations have not run`, mend: MIGRATE },
  ];
  return found.filter((each) => each !== false);
}

export const checkDatabase: Check = {
  part: 'database',
  needs: ['DATABASE_URL'],
  find: async ({ DATABASE_URL = '' }) => {
    const client = new Client({
      connectionString: DATABASE_URL,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return [REJECTED[code] ?? unreachable(new URL(DATABASE_URL).host, 'DATABASE_URL', error)];
    }
    return findingsOf(client).finally(() => client.end());
  },
};
