import pg from 'pg';
import { DATABASE, OWNER, PARTS, roleOf, SHOP, type Part } from './accounts';

/** Connection strings of all roles. */
export interface Accounts {
  superuser: URL;
  owner: URL;
  shop: URL;
  parts: Record<Part, URL>;
}

/** Creates or updates a role that is no superuser and cannot create roles or databases. */
async function setRole(client: pg.Client, name: string, { password }: URL): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (found.rowCount === 0) await client.query(`CREATE ROLE ${name}`);
  await client.query(`ALTER ROLE ${name} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}

/** Schemas that the owner migrates. */
const OWNERS_SCHEMAS = ['shop', 'graphile_worker'];

/**
 * Transfers a schema to a role with everything that an earlier start created under another one:
 * relations, sequences not owned by a column, functions, and types that do not belong to a
 * relation.
 */
const giveSchema = (schema: string, role: string) => `
  CREATE SCHEMA IF NOT EXISTS ${schema};
  ALTER SCHEMA ${schema} OWNER TO ${role};
  DO $$
  DECLARE given record;
  BEGIN
    FOR given IN
      SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END AS kind,
        oid::regclass::text AS name
      FROM pg_class
      WHERE relnamespace = '${schema}'::regnamespace AND relkind IN ('r', 'p', 'v', 'S')
        AND relowner <> '${role}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend
          WHERE objid = pg_class.oid AND classid = 'pg_class'::regclass AND deptype IN ('a', 'i'))
      UNION ALL
      SELECT 'ROUTINE', oid::regprocedure::text FROM pg_proc
      WHERE pronamespace = '${schema}'::regnamespace AND proowner <> '${role}'::regrole
      UNION ALL
      SELECT 'TYPE', pg_type.oid::regtype::text FROM pg_type LEFT JOIN pg_class ON pg_class.oid = typrelid
      WHERE typnamespace = '${schema}'::regnamespace AND typowner <> '${role}'::regrole
        AND typelem = 0 AND (typrelid = 0 OR relkind = 'c')
    LOOP
      EXECUTE format('ALTER %s %s OWNER TO ${role}', given.kind, given.name);
    END LOOP;
  END $$;`;

async function connected(url: URL, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates missing roles and the database. @throws while the server does not respond */
export async function setUp({ superuser, owner, shop, parts }: Accounts): Promise<void> {
  const maintenance = Object.assign(new URL(superuser), { pathname: '/postgres' });
  await connected(maintenance, async (client) => {
    await setRole(client, OWNER, owner);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${OWNER}`);
    await setRole(client, SHOP, shop);
    for (const part of PARTS) await setRole(client, roleOf(part), parts[part]);
  });
  await connected(superuser, async (client) => {
    for (const schema of OWNERS_SCHEMAS) await client.query(giveSchema(schema, OWNER));
    for (const part of PARTS) await client.query(giveSchema(part, roleOf(part)));
  });
}
