import { spawnSync } from 'node:child_process';
import { Client } from 'pg';

/** The tool of PostgreSQL is missing, too old, or has failed. */
export class ToolFailed extends Error {}

/** Major version in `pg_dump (PostgreSQL) 15.18 (Debian …)`; `null` for anything else. */
export function majorOf(versionLine: string): number | null {
  const found = /\(PostgreSQL\) (\d+)/.exec(versionLine)?.[1];
  return found === undefined ? null : Number(found);
}

/** Passwords are not passed as parameters, which every user of the machine can read. */
function connection(databaseUrl: string): { target: string; environment: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { target: url.href, environment: { ...process.env, PGPASSWORD: password } };
}

async function serverMajor(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Runs `pg_dump` or `pg_restore` on a database, with its messages on the terminal.
 * @throws ToolFailed with advice; the tools reject a server that is newer than they are
 */
export async function runPgTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  parameters: readonly string[],
): Promise<void> {
  const { stdout, error } = spawnSync(name, ['--version'], { encoding: 'utf8' });
  if (error) throw new ToolFailed(`${name} is not installed (postgresql-client)`);
  const [own, server] = [majorOf(stdout) ?? 0, await serverMajor(databaseUrl)];
  if (own < server)
    throw new ToolFailed(`${name} ${own} cannot read PostgreSQL ${server}: install its client`);
  const { target, environment } = connection(databaseUrl);
  const { status } = spawnSync(name, ['--dbname', target, ...parameters], {
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) throw new ToolFailed(`${name} has failed`);
}
