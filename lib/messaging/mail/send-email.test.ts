import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { z } from 'zod';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import type { Email } from './email';
import { startMailService, type RunningMailService } from './mail-service.fixture';
import { loadMailbox } from './mailbox.server';
import { sendEmail } from './send-email.server';

const { stateDirectory } = withEnvironment();

let service: RunningMailService;

beforeAll(async () => {
  service = await startMailService(stateDirectory);
  Object.assign(process.env, { SMTP_URL: service.smtpUrl, MAIL_READER_URL: service.readerUrl });
});

afterAll(() => service.stop());

const HEADER = z.object({ name: z.string(), value: z.string() });

const EMAIL: Email = {
  key: 'order-paid:1',
  to: 'buyer@example.com',
  sender: { name: 'Haus am Rindermarkt', address: 'shop@example.com' },
  subject: 'Ihre Bestellung 🧵',
  text: 'Grüße',
  html: '<p>Grüße</p>',
};

/** Newest email to an address, from the mailbox. */
async function newest(to: string) {
  const { entries } = await loadMailbox('', to);
  const { email } = await loadMailbox(entries[0]?.id ?? '', to);
  return { count: entries.length, email };
}

test('an email arrives unchanged, from the shop’s address', async () => {
  const messageId = await sendEmail(EMAIL);
  expect(await newest('buyer@example.com')).toEqual({
    count: 1,
    email: expect.objectContaining({
      messageId,
      from: 'shop@example.com',
      to: ['buyer@example.com'],
      subject: 'Ihre Bestellung 🧵',
      text: 'Grüße',
      html: '<p>Grüße</p>',
    }),
  });
});

test('a picture is sent along with the text that shows it', async () => {
  const html = '<p>Code<img src="cid:code"></p>';
  const pictures = [{ name: 'code', file: Buffer.from('picture') }];
  await sendEmail({ ...EMAIL, key: 'picture', to: 'picture@example.com', html, pictures });
  const { email } = await newest('picture@example.com');
  expect(email).toMatchObject({ html, attachments: ['code.png'] });
});

test('the sender’s name is the shop’s', async () => {
  await sendEmail({ ...EMAIL, key: 'named', to: 'named@example.com' });
  const { entries } = await loadMailbox('', 'named@example.com');
  const stored = await fetch(`${service.readerUrl}/messages/${entries[0]?.id}`);
  const { headers }: { headers: { name: string; value: string }[] } = await stored.json();
  expect(headers.find(({ name }) => name.toLowerCase() === 'from')?.value).toBe(
    'Haus am Rindermarkt <shop@example.com>',
  );
});

test('one event results in one email, however often it is sent', async () => {
  const email = { ...EMAIL, key: 'order-paid:2', to: 'again@example.com' };
  const sent = await Promise.all([sendEmail(email), sendEmail(email), sendEmail(email)]);
  expect(new Set(sent).size).toBe(1);
  expect((await newest('again@example.com')).count).toBe(1);
  await sendEmail({ ...email, key: 'order-paid:3' });
  expect((await newest('again@example.com')).count).toBe(2);
});

test('an invalid recipient reaches no other address', async () => {
  for (const to of [
    'first@example.com, second@example.com',
    'first@example.com\r\nRCPT TO:<second@example.com>',
    'First <first@example.com>, <second@example.com>',
  ])
    await sendEmail({ ...EMAIL, key: to, to }).catch(() => undefined);
  expect((await newest('second@example.com')).count).toBe(0);
});

test('a line break in a subject adds no header', async () => {
  const subject = 'Order\r\nBcc: spied@example.com';
  await sendEmail({ ...EMAIL, key: 'injected', to: 'injected@example.com', subject });
  expect((await newest('spied@example.com')).count).toBe(0);
  expect((await newest('injected@example.com')).email?.to).toEqual(['injected@example.com']);
});

test('MAIL: an email is signed with both headers of one-click unsubscribe, if a key is set', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  jest.resetModules();
  Object.assign(process.env, {
    MAIL_DKIM_DOMAIN: 'example.com',
    MAIL_DKIM_SELECTOR: 'shop',
    MAIL_DKIM_KEY: privateKey.replaceAll('\n', String.raw`\n`),
  });
  const { sendEmail: sendSigned } = await import('./send-email.server');
  const to = 'signed@example.com';
  await sendSigned({ ...EMAIL, key: 'signed', to, unsubscribeUrl: 'https://shop.example/end' });
  const { entries } = await loadMailbox('', to);
  const reply = await fetch(`${service.readerUrl}/messages/${entries[0]?.id}`);
  const { headers } = z.object({ headers: z.array(HEADER) }).parse(await reply.json());
  const header = headers.find(({ name }) => name.toLowerCase() === 'dkim-signature');
  const names = /[;\s]h=([^;]+)/
    .exec(header?.value ?? '')?.[1]
    ?.replaceAll(/\s/g, '')
    .split(':');
  expect(names).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  expect(header?.value).toContain('d=example.com');
});

test('times out if a server accepts the connection and sends nothing', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  jest.resetModules();
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  const again = await import('./send-email.server');
  const startedAt = performance.now();
  await expect(again.sendEmail(EMAIL)).rejects.toThrow(/greeting/i);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  mute.close();
});
