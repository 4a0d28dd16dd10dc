import type pg from 'pg';

/** Tables whose rows belong to one environment. */
const TABLES = {
  resource: 'kind, id, version, state',
  deletion: 'kind, id, position, state',
  snapshot: 'kind, entity_id, id, created_at, state',
};

/** Copies everything but comments and tasks. */
export async function copyEnvironment(
  client: pg.PoolClient,
  space: string,
  from: string,
  to: string,
): Promise<void> {
  for (const [table, columns] of Object.entries(TABLES)) {
    await client.query(
      `insert into content.${table} (space, environment, ${columns})
       select space, $3, ${columns} from content.${table}
       where space = $1 and environment = $2 and kind not in ('Comment', 'Task')`,
      [space, from, to],
    );
  }
}

export async function eraseEnvironment(
  client: pg.PoolClient,
  space: string,
  environment: string,
): Promise<void> {
  for (const table of [...Object.keys(TABLES), 'action']) {
    await client.query(`delete from content.${table} where space = $1 and environment = $2`, [
      space,
      environment,
    ]);
  }
}
