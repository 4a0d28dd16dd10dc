import type { Client } from 'pg';

/** Records of applied migrations, which only the owner writes. */
const MIGRATIONS = ['shop.__drizzle_migrations', 'graphile_worker.migrations'];

const grantsOn = (schema: string, role: string) => `
  GRANT USAGE ON SCHEMA ${schema} TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role};`;

/**
 * graphile-worker's tables have row security: without a policy only their owner sees rows. Each role
 * has its own policy, so that a new role can be granted while processes of the former one still run.
 */
async function openRows(client: Client, name: string): Promise<void> {
  const role = client.escapeIdentifier(name);
  const policy = client.escapeIdentifier(`shop_${name}`);
  const { rows } = await client.query<{ name: string }>(`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relkind = 'r' AND relrowsecurity`);
  for (const { name: table } of rows)
    await client.query(`
      DROP POLICY IF EXISTS ${policy} ON ${table};
      CREATE POLICY ${policy} ON ${table} TO ${role} USING (true) WITH CHECK (true);`);
}

/**
 * Lets the shop's role read and write rows but not create or alter tables, which limits what an SQL
 * injection could do.
 * @param client connected as the owner of both schemas
 * @param shopUrl names the role; the owner itself needs no grants
 */
export async function grantShopRole(client: Client, shopUrl: string): Promise<void> {
  const name = decodeURIComponent(new URL(shopUrl).username);
  if (!name || name === client.user) return;
  const role = client.escapeIdentifier(name);
  await client.query('BEGIN');
  await client.query(grantsOn('shop', role) + grantsOn('graphile_worker', role));
  for (const table of MIGRATIONS)
    await client.query(`REVOKE INSERT, UPDATE, DELETE ON ${table} FROM ${role}`);
  await openRows(client, name);
  await client.query('COMMIT');
}
