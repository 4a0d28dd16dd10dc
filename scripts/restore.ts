import path from 'node:path';
import { Client } from 'pg';
import { CONTENT, DUMP, readManifest } from './backup/manifest';
import { runPgTool, ToolFailed } from './backup/pg-tool';
import { importSpace } from './content/import-space';
import { namedSpace } from './migrate/space';

const USAGE = `usage: npm run restore -- <folder> [--content]
  brings a backup into the empty database of DATABASE_OWNER_URL (or DATABASE_URL), and with
  --content its content into the space. Run the migrations afterwards (docs/restore.md).
`;

/** @throws ToolFailed when the database has a shop already: a restore replaces nothing */
async function requireEmpty(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT to_regnamespace('shop') IS NOT NULL AS found`,
    );
    if (rows[0]?.found) throw new ToolFailed('the database has a schema "shop": take an empty one');
  } finally {
    await client.end();
  }
}

async function restore(folder: string, withContent: boolean): Promise<void> {
  const { begunAt, hasContent } = readManifest(folder);
  // Named by the environment alone: the file of a running shop would name that shop's database.
  const databaseUrl = process.env['DATABASE_OWNER_URL'] ?? process.env['DATABASE_URL'];
  if (!databaseUrl) throw new ToolFailed('DATABASE_URL is missing');
  if (withContent && !hasContent) throw new ToolFailed('the backup has no content');
  if (withContent && !process.env['CONTENTFUL_MANAGEMENT_TOKEN'])
    throw new ToolFailed('CONTENTFUL_MANAGEMENT_TOKEN of the new space is missing');
  await requireEmpty(databaseUrl);
  const whole = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await runPgTool('pg_restore', databaseUrl, [...whole, path.join(folder, DUMP)]);
  if (withContent) await importSpace(namedSpace(), path.join(folder, CONTENT), false);
  console.log(`restored as of ${begunAt}; now: npm run migrate:database`);
}

const [folder, option, ...rest] = process.argv.slice(2);
if (!folder || rest.length > 0 || (option !== undefined && option !== '--content')) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else
  restore(folder, option === '--content').catch((error: unknown) => {
    console.error(error instanceof ToolFailed ? error.message : error);
    process.exitCode = 1;
  });
