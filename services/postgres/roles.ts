import pg from 'pg';
import { OWNER, PARTS, roleOf, SHOP, type Part } from './accounts';

/** Connection strings of all roles. */
export interface Accounts {
  owner: URL;
  shop: URL;
  parts: Record<Part, URL>;
}

/** A role with its password, which is no superuser and makes neither roles nor databases. */
async function setRole(client: pg.Client, name: string, { password }: URL): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (found.rowCount === 0) await client.query(`CREATE ROLE ${name}`);
  await client.query(`ALTER ROLE ${name} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}

/**
 * A part's schema, with what an earlier start left in it to the owner: relations, and the sequences
 * that no column owns.
 */
const giveSchema = (part: Part, role: string) => `
  CREATE SCHEMA IF NOT EXISTS ${part};
  ALTER SCHEMA ${part} OWNER TO ${role};
  DO $$
  DECLARE relation record;
  BEGIN
    FOR relation IN
      SELECT oid::regclass AS name, relkind FROM pg_class
      WHERE relnamespace = '${part}'::regnamespace AND relkind IN ('r', 'S')
        AND relowner <> '${role}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend
          WHERE objid = pg_class.oid AND classid = 'pg_class'::regclass AND deptype IN ('a', 'i'))
    LOOP
      EXECUTE format('ALTER %s %s OWNER TO ${role}',
        CASE relation.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, relation.name);
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

/** Creates the database and the roles where they are missing. @throws while the server does not answer */
export async function setUp({ owner, shop, parts }: Accounts): Promise<void> {
  const maintenance = Object.assign(new URL(owner), { pathname: '/postgres' });
  await connected(maintenance, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [OWNER]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${OWNER}`);
    await setRole(client, SHOP, shop);
    for (const part of PARTS) await setRole(client, roleOf(part), parts[part]);
  });
  await connected(owner, async (client) => {
    for (const part of PARTS) await client.query(giveSchema(part, roleOf(part)));
  });
}
