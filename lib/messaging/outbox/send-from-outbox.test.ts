import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { sendFromOutbox } from './send-from-outbox.server';

/** A proxy before the mail server; connections it delays receive no greeting. */
const gate = { isClosed: false, waiting: [] as (() => void)[], sockets: [] as Socket[] };
const proxy = createServer((socket) => {
  gate.sockets.push(socket);
  const open = () => {
    const server = connect(Number(new URL(mail.smtpUrl).port), '127.0.0.1');
    for (const one of [socket, server]) one.on('error', () => undefined);
    socket.pipe(server).pipe(socket);
  };
  socket.on('error', () => undefined);
  if (gate.isClosed) gate.waiting.push(open);
  else open();
});

let mail: RunningMailService;
withoutContent();
// Set before the database opens, because opening it reads the environment once for all.
beforeAll(async () => {
  mail = await startMailService(process.env['STATE_DIRECTORY'] ?? '');
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo; // a TCP server's address
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${port}`;
});
withDatabase(openTestDatabase);
afterAll(async () => {
  proxy.close();
  await mail.stop();
});

async function rows(statement: string, values: unknown[] = []) {
  return (await database().$client.query(statement, values)).rows;
}

const openGate = () => {
  gate.isClosed = false;
  for (const open of gate.waiting.splice(0)) open();
};

const breakConnections = () => {
  gate.waiting.splice(0);
  for (const socket of gate.sockets.splice(0)) socket.destroy();
};

/** Waits until a connection to the mail server is delayed. */
async function untilHeld(): Promise<void> {
  for (let tries = 0; tries < 2_000 && gate.waiting.length === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(gate.waiting).toHaveLength(1);
}

let subscriptionId = '';
let key = '';
let address = '';

/** Queues an email that requests confirmation from the address. @returns its key */
async function queueConfirmation(at: number): Promise<string> {
  const queued = `newsletter-confirm:${subscriptionId}:${at}`;
  await rows('INSERT INTO shop.outbox (key, kind, payload) VALUES ($1, $2, $3)', [
    queued,
    'newsletter-confirm',
    JSON.stringify({ subscriptionId, at }),
  ]);
  return queued;
}

beforeEach(async () => {
  gate.isClosed = false;
  address = `${randomUUID()}@example.org`;
  const [row] = await rows(
    `INSERT INTO shop.newsletter_subscriptions
       (project, locale, origin, email, first_name, last_name, status)
     VALUES ('hgg', 'de-de', 'http://hgg.localhost', $1, 'Max', 'Muster', 'requested')
     RETURNING id`,
    [address],
  );
  subscriptionId = row.id;
  key = await queueConfirmation(0);
});

const inbox = async () => (await fetch(`${mail.readerUrl}/messages?to=${address}`)).json();
const isSent = async () =>
  (await rows('SELECT 1 FROM shop.outbox WHERE key = $1 AND sent_at IS NOT NULL', [key])).length;

test('no transaction is open and no row is locked while waiting for the mail server', async () => {
  gate.isClosed = true;
  const sending = sendFromOutbox(key);
  await untilHeld();
  const open = await rows(`SELECT query FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'idle in transaction'`);
  const free = await rows('SELECT key FROM shop.outbox WHERE key = $1 FOR UPDATE SKIP LOCKED', [
    key,
  ]);
  openGate();
  await sending;
  expect(open).toEqual([]);
  expect(free).toEqual([{ key }]);
  expect(await inbox()).toHaveLength(1);
});

test('an email that one process is sending is not sent by another', async () => {
  gate.isClosed = true;
  const sending = sendFromOutbox(key);
  await untilHeld();
  await sendFromOutbox(key);
  expect(gate.waiting).toHaveLength(1);
  openGate();
  await sending;
  expect(await isSent()).toBe(1);
});

test('an email whose process died is sent after its claim has ended', async () => {
  const claim = (seconds: number) =>
    rows(
      'UPDATE shop.outbox SET claimed_until = now() + make_interval(secs => $1) WHERE key = $2',
      [seconds, key],
    );
  await claim(20);
  await sendFromOutbox(key);
  expect(await isSent()).toBe(0);
  await claim(-1);
  await sendFromOutbox(key);
  expect(await inbox()).toHaveLength(1);
  expect(await isSent()).toBe(1);
});

test('an email claimed by another process is checked again when the claim ends', async () => {
  const [{ claimed_until: end }] = await rows(
    `UPDATE shop.outbox SET claimed_until = now() + interval '20 seconds' WHERE key = $1
     RETURNING claimed_until`,
    [key],
  );
  await sendFromOutbox(key);
  const jobs = await rows('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [key]);
  expect(jobs).toEqual([{ run_at: end }]);
});

test('an email that the mail server rejected can be retried at once', async () => {
  gate.isClosed = true;
  await expect(sendFromOutbox(key)).rejects.toThrow('Greeting never received');
  expect(await isSent()).toBe(0);
  gate.waiting.splice(0);
  gate.isClosed = false;
  await sendFromOutbox(key);
  expect(await inbox()).toHaveLength(1);
});

test('an address gets at most six emails a day that anyone can trigger, and further ones on later days', async () => {
  for (let at = 1; at <= 14; at += 1) await sendFromOutbox(await queueConfirmation(at));
  expect(await inbox()).toHaveLength(6);
  const later = await rows(`SELECT key FROM graphile_worker.jobs
    WHERE key IN (SELECT key FROM shop.outbox WHERE sent_at IS NULL)
      AND run_at BETWEEN now() + interval '23 hours' AND now() + interval '25 hours'`);
  expect(later).toHaveLength(8);
  for (const sent of [12, 14]) {
    await rows(`UPDATE shop.request_limits SET expire = 0 WHERE key LIKE 'mail-%'`);
    for (const each of later) await sendFromOutbox(each.key);
    expect(await inbox()).toHaveLength(sent);
  }
});

test('an email that could not be sent does not count', async () => {
  for (let at = 1; at <= 7; at += 1) {
    gate.isClosed = true;
    const sending = sendFromOutbox(key);
    await untilHeld();
    breakConnections();
    await expect(sending).rejects.toThrow('Connection closed unexpectedly');
  }
  gate.isClosed = false;
  await sendFromOutbox(key);
  expect(await inbox()).toHaveLength(1);
});
