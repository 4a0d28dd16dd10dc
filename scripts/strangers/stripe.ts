import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { programOf } from '@/scripts/stack/compile-packages.mjs';
import { installed, type Installed } from './installed';
import { startVendor, type VendorService } from './vendor-service';

let service: VendorService;
let packages: Installed;
let webhookPort: number;

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_stranger', STRIPE_WEBHOOK_SECRET: 'whsec_stranger' };

before(async () => {
  webhookPort = await freePort();
  service = await startVendor({
    service: 'payment',
    prefix: 'PAYMENT',
    hosts: { PAYMENT_PORT: ['api.stripe.com'] },
    variables: {
      ...KEYS,
      PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/webhook`,
      // What stripe 17 names, which @stripe/mcp uses.
      PAYMENT_OTHER_VERSIONS: '2025-02-24.acacia',
    },
  });
  const engine = ['@supabase/stripe-sync-engine@0.48.5', 'stripe@23.1.0'];
  packages = await installed([...engine, '@stripe/mcp@0.2.5', '@stripe/agent-toolkit@0.7.12']);
});

after(async () => {
  await packages.remove();
  await service.stop();
});

const trigger = (event: string) =>
  promisify(execFile)(process.execPath, [programOf('payment'), 'trigger', event], {
    env: service.own,
  });

/** A process whose lines are read until one matches. */
function start(file: string, parameters: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [file, ...parameters], {
    cwd: packages.folder,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return {
    send: (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`),
    /** @throws Error with all lines if none matches within three minutes */
    line: async (pattern: RegExp): Promise<string> => {
      for (const end = Date.now() + 180_000; Date.now() < end;) {
        const found = lines.find((line) => pattern.test(line));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no line matches ${pattern}:\n${lines.join('\n')}`);
    },
    stop: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
    },
  };
}

test('a copy in PostgreSQL has the payments before it began, and refunds that webhooks report', async () => {
  const database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
  // The engine's migrations name this role.
  await database.query(`do $$ begin create role postgres;
    exception when duplicate_object or unique_violation then null; end $$`);
  await trigger('checkout.session.completed');
  const environment = {
    ...service.environment,
    ...KEYS,
    DATABASE_URL: service.databaseUrl,
    WEBHOOK_PORT: String(webhookPort),
  };
  const sync = start(path.resolve('scripts/strangers/sync-payments.cjs'), [], environment);
  try {
    await sync.line(/^ready sync$/);
    const refunds = async () =>
      (await database.query('select refunded from stripe.charges order by created, id')).rows;
    assert.deepEqual(await refunds(), [{ refunded: false }]);
    const { rows } = await database.query('select unit_amount from stripe.prices');
    assert.deepEqual(rows, [{ unit_amount: 1500 }]);
    await trigger('charge.refunded');
    await sync.line(/^webhook charge\.refunded$/);
    assert.deepEqual((await refunds()).filter(({ refunded }) => refunded).length, 1);
    await sync.line(/^webhook checkout\.session\.completed$/);
  } finally {
    await sync.stop();
    await database.end();
  }
});

const request = (id: number, method: string, params: object) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

test('the vendor’s server of tools for assistants lists payments and refunds one in part', async () => {
  await trigger('checkout.session.completed');
  const main = path.join(packages.folder, 'node_modules/@stripe/mcp/dist/index.js');
  const environment = { ...service.environment, ...KEYS };
  const tools = start(main, ['--tools=paymentIntents.read,refunds.create'], environment);
  try {
    const clientInfo = { name: 'prove', version: '1' };
    const opened = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo };
    tools.send(request(1, 'initialize', opened));
    await tools.line(/"id":1\}/);
    tools.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const limited = { name: 'list_payment_intents', arguments: { limit: 1 } };
    tools.send(request(2, 'tools/call', limited));
    const listed = await tools.line(/"id":2\}/);
    const payment = /pi_\w+/.exec(listed)?.[0];
    assert.ok(payment, listed);
    const partial = { name: 'create_refund', arguments: { payment_intent: payment, amount: 100 } };
    tools.send(request(3, 'tools/call', partial));
    assert.match(await tools.line(/"id":3\}/), /succeeded\\",\\"amount\\":100/);
  } finally {
    await tools.stop();
  }
});
