import { parseArgs } from 'node:util';
import { createKey, listKeys, revokeKeys, rotateKey } from '@/lib/api/import/import-keys.server';
import {
  ERP_SCOPES,
  IMPORT_SCOPES,
  KEY_SCOPES,
  type KeyScope,
} from '@/lib/platform/db/schema-imports';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { erpOpenApi } from '@/lib/counter/erp/erp-openapi.server';
import { readEnvFile } from './env-file';
import { runCommand } from './run-command';

const USAGE = `usage: npm run import-keys -- <command>
  list                                       clients of /api/import and /api/erp, and their keys
  create <client> --scopes <articles,…> [--shop <${PROJECT_IDS[0]}>]
                                             a key, which is shown once
                                             scopes of imports: ${IMPORT_SCOPES.join(', ')}
                                             of orders and stock, of one shop with --shop:
                                             ${ERP_SCOPES.join(', ')}
  rotate <client> [--hours <24>]             another key; the present one ends after these hours
  revoke <client>                            ends all keys of a client at once
  openapi                                    prints the OpenAPI document of /api/erp
`;

const MAX_HOURS = 30 * 24;

const print = (line: string) => process.stdout.write(`${line}\n`);
const isScope = (name: string): name is KeyScope => KEY_SCOPES.some((scope) => scope === name);
/** An import names the shops of its articles itself, so its key cannot be limited to one. */
const isOfImports = (name: string) => IMPORT_SCOPES.some((scope) => scope === name);

interface Command {
  name: string;
  client: string;
  scopes: KeyScope[];
  /** The only shop of its orders and stock; `null` for all. */
  shop: string | null;
  hours: number;
}

/** Whether a new key may be limited to a shop. */
const isShop = (shop: string, scopes: readonly string[]) =>
  PROJECT_IDS.some((id) => id === shop) && scopes.length > 0 && !scopes.some(isOfImports);

function readCommand(args: string[]): Command | null {
  const options = {
    scopes: { type: 'string' },
    shop: { type: 'string' },
    hours: { type: 'string', default: '24' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [name = '', client = '', ...rest] = positionals;
    const scopes = values.scopes?.split(',') ?? [];
    const hours = Number(values.hours);
    const { shop = null } = values;
    const isWhole =
      rest.length === 0 &&
      ['list', 'create', 'rotate', 'revoke', 'openapi'].includes(name) &&
      (name === 'list' || name === 'openapi' ? client === '' : /^[\w.-]{1,40}$/.test(client)) &&
      (name === 'create') === scopes.length > 0 &&
      scopes.every(isScope) &&
      (shop === null || isShop(shop, scopes)) &&
      Number.isInteger(hours) &&
      hours >= 0 &&
      hours <= MAX_HOURS;
    const known = [...new Set(scopes.filter(isScope))];
    return isWhole ? { name, client, scopes: known, shop, hours } : null;
  } catch {
    return null;
  }
}

async function printKeys(): Promise<void> {
  for (const key of await listKeys()) {
    const { client, scopes, project, createdAt, expiresAt, usedAt, isValid } = key;
    const end = expiresAt?.toISOString();
    const state = !isValid ? `ended ${end}` : end ? `until ${end}` : 'valid';
    const used = usedAt ? `used ${usedAt.toISOString()}` : 'never used';
    const created = `created ${createdAt.toISOString()}`;
    print([client, scopes.join(','), project ?? 'all shops', created, state, used].join('  '));
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
  const { name, client, scopes, shop, hours } = command;
  if (name === 'openapi') {
    print(JSON.stringify(erpOpenApi(), null, 2));
    return 0;
  }
  if (name === 'create')
    return printKey(
      await createKey(client, scopes, shop),
      `${client} has a key; rotate or revoke it`,
    );
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
