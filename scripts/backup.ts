import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, DUMP, manifestOf, type Manifest } from './backup/manifest';
import { runPgTool, ToolFailed } from './backup/pg-tool';
import { exportSpace } from './content/export-space';
import { readEnvFile } from './env-file';
import { namedSpace } from './migrate/space';

const USAGE = `usage: npm run backup -- <folder>
  writes the shop's database and, with CONTENTFUL_MANAGEMENT_TOKEN, the content with its files
`;

/** Tables of the shop and its jobs; those of the embedded services are not part of it. */
const SCHEMAS = ['shop', 'graphile_worker'];

async function backUp(folder: string): Promise<void> {
  // A database named in the environment takes precedence over that of the shop in this checkout.
  if (!process.env['DATABASE_OWNER_URL'] && !process.env['DATABASE_URL']) readEnvFile();
  const { DATABASE_OWNER_URL, DATABASE_URL, CONTENTFUL_MANAGEMENT_TOKEN } = process.env;
  const databaseUrl = DATABASE_OWNER_URL ?? DATABASE_URL;
  if (!databaseUrl) throw new ToolFailed('DATABASE_URL is missing');
  if (existsSync(manifestOf(folder))) throw new ToolFailed(`${folder} is a backup already`);
  // It contains addresses and orders, so that all its files are readable by their owner only.
  process.umask(0o077);
  mkdirSync(path.join(folder, path.dirname(CONTENT)), { recursive: true });
  const manifest: Manifest = {
    begunAt: new Date().toISOString(),
    hasContent: Boolean(CONTENTFUL_MANAGEMENT_TOKEN),
  };
  const schemas = SCHEMAS.map((name) => `--schema=${name}`);
  const file = `--file=${path.join(folder, DUMP)}`;
  await runPgTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', ...schemas, file]);
  if (manifest.hasContent) await exportSpace(namedSpace(), path.join(folder, CONTENT));
  // Last: a backup that was interrupted has none.
  writeFileSync(manifestOf(folder), JSON.stringify(manifest));
  console.log(`${folder}: as of ${manifest.begunAt}`);
}

const [folder, ...rest] = process.argv.slice(2);
if (!folder || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else
  backUp(folder).catch((error: unknown) => {
    console.error(error instanceof ToolFailed ? error.message : error);
    process.exitCode = 1;
  });
