import { parseArgs } from 'node:util';
import {
  addEndpoint,
  listEndpoints,
  removeEndpoint,
  replayEvents,
  rotateSecret,
} from '@/lib/messaging/webhooks/endpoints.server';
import { faultOfEndpoint } from '@/lib/messaging/webhooks/post-webhook.server';
import { WEBHOOK_TYPES, type WebhookType } from '@/lib/platform/db/schema-webhooks';
import { readEnvFile } from './env-file';
import { runCommand } from './run-command';

const USAGE = `usage: npm run webhooks -- <command>
  list                                          endpoints, and what waits for them or was given up
  add <address> [--types <order.paid,…>] [--low-stock <3>]
                                                a new endpoint's secret is shown; a known one gets these types
                                                types: ${WEBHOOK_TYPES.join(', ')}
  remove <address>                              with everything that waits for it
  rotate <address> [--hours <24>]               another secret; the present one signs as well for these hours
  replay <address> --since <2026-11-29T06:00:00Z> [--failed]
                                                sends events again, or those that were given up
`;

const OPTIONS = {
  types: { type: 'string' },
  'low-stock': { type: 'string', default: '3' },
  hours: { type: 'string', default: '24' },
  since: { type: 'string' },
  failed: { type: 'boolean', default: false },
} as const;

const print = (line: string) => process.stdout.write(`${line}\n`);
const isType = (name: string): name is WebhookType => WEBHOOK_TYPES.some((type) => type === name);
const isCount = (text: string) => /^\d{1,4}$/.test(text);

function readCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const [name = '', url = '', ...rest] = positionals;
    const types = values.types?.split(',') ?? [...WEBHOOK_TYPES];
    const since = new Date(values.since ?? '');
    const isWhole =
      rest.length === 0 &&
      ['list', 'add', 'remove', 'rotate', 'replay'].includes(name) &&
      (url === '') === (name === 'list') &&
      types.every(isType) &&
      isCount(values['low-stock']) &&
      isCount(values.hours) &&
      (name !== 'replay' || !Number.isNaN(since.getTime()));
    if (!isWhole) return null;
    const counts = { lowStock: Number(values['low-stock']), hours: Number(values.hours) };
    return { name, url, types: types.filter(isType), since, isOfFailed: values.failed, ...counts };
  } catch {
    return null;
  }
}

async function printEndpoints(): Promise<void> {
  for (const { url, types, disabled, waiting, failed, error } of await listEndpoints()) {
    const state = disabled ? 'disabled' : 'active';
    const last = error ? [`last error: ${error}`] : [];
    print(
      [url, state, types.join(','), `${waiting} wait`, `${failed} given up`, ...last].join('  '),
    );
  }
}

function fail(reason: string): 1 {
  process.stderr.write(`${reason}\n`);
  return 1;
}

type Command = NonNullable<ReturnType<typeof readCommand>>;

const commands: Readonly<Record<string, (command: Command) => Promise<0 | 1>>> = {
  add: async ({ url, types, lowStock }) => {
    const fault = faultOfEndpoint(url);
    if (fault) return fail(`${url} ${fault}`);
    const secret = await addEndpoint({ url, types, lowStock });
    print(secret ?? `${url} is changed; its secret stays`);
    return 0;
  },
  remove: async ({ url }) => ((await removeEndpoint(url)) ? 0 : fail(`there is no ${url}`)),
  rotate: async ({ url, hours }) => {
    const secret = await rotateSecret(url, hours);
    if (!secret) return fail(`there is no ${url}`);
    print(secret);
    return 0;
  },
  replay: async (command) => {
    print(`${await replayEvents(command)} events are sent again`);
    return 0;
  },
};

/** @returns the exit code */
async function run(args: string[]): Promise<0 | 1 | 2> {
  const command = readCommand(args);
  if (!command) {
    process.stderr.write(USAGE);
    return 2;
  }
  readEnvFile();
  const chosen = commands[command.name];
  if (chosen) return chosen(command);
  await printEndpoints();
  return 0;
}

runCommand(run);
