import type pg from 'pg';
import type { Deletion, Resource } from '#model/entities';

interface Stored<State> {
  space: string;
  environment: string;
  state: State;
}

/** Database rows: spaces first, environments before their contents. */
export interface Rows {
  resources: Stored<Resource>[];
  deletions: Stored<Deletion>[];
}

/** All rows, or those of one environment. */
export async function readRows(
  database: pg.Pool | pg.PoolClient,
  scope?: { space: string; environment: string },
): Promise<Rows> {
  const where = scope ? 'where space = $1 and environment = $2' : '';
  const values = scope ? [scope.space, scope.environment] : [];
  const resources = await database.query<Stored<Resource>>(
    `select space, environment, state from content.resource ${where}
     order by case kind when 'Space' then 0 when 'Environment' then 1 else 2 end, kind, id`,
    values,
  );
  const deletions = await database.query<Stored<Deletion>>(
    `select space, environment, state from content.deletion ${where}`,
    values,
  );
  return { resources: resources.rows, deletions: deletions.rows };
}

/** Rows of single resources with the deletion marks of the same ids. */
export async function readRowsOf(
  database: pg.Pool,
  space: string,
  environments: string[],
  ids: string[],
): Promise<Rows> {
  const values = [space, environments, ids];
  const where = 'where space = $1 and environment = any($2) and id = any($3)';
  const resources = await database.query<Stored<Resource>>(
    `select space, environment, state from content.resource ${where}`,
    values,
  );
  const deletions = await database.query<Stored<Deletion>>(
    `select space, environment, state from content.deletion ${where}`,
    values,
  );
  return { resources: resources.rows, deletions: deletions.rows };
}
