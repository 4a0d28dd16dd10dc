import { parseArgs } from 'node:util';
import { createKey, listKeys, revokeKeys, rotateKey } from '@/lib/api/import/import-keys.server';
import { IMPORT_SCOPES, type ImportScope } from '@/lib/platform/db/schema-imports';
import { readEnvFile } from './env-file';
import { runCommand } from './run-command';

const USAGE = `usage: npm run import-keys -- <command>
  list                                       clients that may import by POST /api/import, and their keys
  create <client> --scopes <articles,…>      a key, which is shown once
                                             scopes: ${IMPORT_SCOPES.join(', ')}
  rotate <client> [--hours <24>]             another key; the present one ends after these hours
  revoke <client>                            ends all keys of a client at once
`;

const MAX_HOURS = 30 * 24;

const print = (line: string) => process.stdout.write(`${line}\n`);
const isScope = (name: string): name is ImportScope =>
  IMPORT_SCOPES.some((scope) => scope === name);

interface Command {
  name: string;
  client: string;
  scopes: ImportScope[];
  hours: number;
}

function readCommand(args: string[]): Command | null {
  const options = { scopes: { type: 'string' }, hours: { type: 'string', default: '24' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [name = '', client = '', ...rest] = positionals;
    const scopes = values.scopes?.split(',') ?? [];
    const hours = Number(values.hours);
    const isWhole =
      rest.length === 0 &&
      ['list', 'create', 'rotate', 'revoke'].includes(name) &&
      (name === 'list' ? client === '' : /^[\w.-]{1,40}$/.test(client)) &&
      (name === 'create') === scopes.length > 0 &&
      scopes.every(isScope) &&
      Number.isInteger(hours) &&
      hours >= 0 &&
      hours <= MAX_HOURS;
    return isWhole ? { name, client, scopes: [...new Set(scopes.filter(isScope))], hours } : null;
  } catch {
    return null;
  }
}

async function printKeys(): Promise<void> {
  for (const { client, scopes, createdAt, expiresAt, usedAt, isValid } of await listKeys()) {
    const end = expiresAt?.toISOString();
    const state = !isValid ? `ended ${end}` : end ? `until ${end}` : 'valid';
    const used = usedAt ? `used ${usedAt.toISOString()}` : 'never used';
    print([client, scopes.join(','), `created ${createdAt.toISOString()}`, state, used].join('  '));
  }
}

function printKey(key: string | null, reason: string): 0 | 1 {
  if (!key) {
    process.stderr.write(`${reason}\n`);
    return 1;
  }
  print(key);
  process.stderr.write('this key is shown only now\n');
  return 0;
}

/** @returns the exit code */
async function run(args: string[]): Promise<0 | 1 | 2> {
  const command = readCommand(args);
  if (!command) {
    process.stderr.write(USAGE);
    return 2;
  }
  readEnvFile();
  const { name, client, scopes, hours } = command;
  if (name === 'create')
    return printKey(await createKey(client, scopes), `${client} has a key; rotate or revoke it`);
  if (name === 'rotate') return printKey(await rotateKey(client, hours), `${client} has no key`);
  if (name === 'revoke') {
    const revoked = await revokeKeys(client);
    print(`${revoked} keys have ended`);
    return revoked > 0 ? 0 : 1;
  }
  await printKeys();
  return 0;
}

runCommand(run);
