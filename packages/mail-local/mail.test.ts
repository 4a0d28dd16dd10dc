import { RECIPIENT, SENDER, startMail, type RunningMail } from './testing/running-mail';
import { converse } from './testing/smtp-conversation';

let mail: RunningMail;

beforeAll(async () => {
  mail = await startMail();
});

afterAll(() => mail.stop());

async function only(to: string) {
  const [summary, ...others] = await mail.list(to);
  if (!summary || others.length > 0) throw new Error(`${others.length + 1} messages to ${to}`);
  return mail.view(summary.id);
}

test('an accepted message is read as sent: emoji, text, HTML and attachments', async () => {
  const { response } = await mail.send({
    to: 'emoji@example.com',
    subject: 'Größe 4XL 🧵 żółć',
    text: 'Grüße 🧵',
    html: '<p>Grüße <b>🧵</b></p>',
    attachments: [{ filename: 'Rechnung.pdf', content: 'PDF' }],
  });
  expect(response).toMatch(/^250 /);
  expect(await only('emoji@example.com')).toMatchObject({
    from: SENDER,
    to: ['emoji@example.com'],
    subject: 'Größe 4XL 🧵 żółć',
    text: 'Grüße 🧵',
    html: '<p>Grüße <b>🧵</b></p>',
    attachments: ['Rechnung.pdf'],
    headers: expect.arrayContaining([{ name: 'From', value: SENDER }]),
  });
});

test('the list is sorted newest first and filters by recipient, ignoring case', async () => {
  for (const subject of ['first', 'second', 'third'])
    await mail.send({ to: 'Order.List@example.com', subject });
  await mail.send({ to: 'somebody.else@example.com', subject: 'fourth' });
  const subjects = async (to?: string) => (await mail.list(to)).map(({ subject }) => subject);
  expect(await subjects('order.list@EXAMPLE.com')).toEqual(['third', 'second', 'first']);
  expect((await subjects()).slice(0, 4)).toEqual(['fourth', 'third', 'second', 'first']);
  expect(await subjects('list@example.com')).toEqual([]);
});

test('a repeated message is accepted again and stored once', async () => {
  const again = { to: 'again@example.com', subject: 'once', messageId: '<order-1@example.com>' };
  await Promise.all(Array.from({ length: 8 }, () => mail.send(again)));
  await mail.send({ ...again, subject: 'once more' });
  expect((await only('again@example.com')).subject).toMatch(/^once/);
  await mail.send({ ...again, to: 'somebody.new@example.com' });
  expect((await only('somebody.new@example.com')).messageId).toBe('<order-1@example.com>');
});

test('a line break in a subject or a name adds neither header nor recipient', async () => {
  await mail.send({
    from: { name: 'Shop\r\nBcc: spied@example.com', address: SENDER },
    to: 'injected@example.com',
    subject: 'Order\r\nBcc: spied@example.com\r\n\r\n<b>body</b>',
    text: 'unharmed',
  });
  const { headers, to, text } = await only('injected@example.com');
  expect(to).toEqual(['injected@example.com']);
  expect(headers.map(({ name }) => name.toLowerCase())).not.toContain('bcc');
  expect(text).toBe('unharmed\n');
  expect(await mail.list('spied@example.com')).toEqual([]);
});

test('two megabytes are rejected and not stored, whether announced or not', async () => {
  const text = 'x'.repeat(2 * 1024 * 1024);
  const tooLarge = expect.objectContaining({ responseCode: 552 });
  await expect(mail.send({ to: 'large@example.com', text })).rejects.toEqual(tooLarge);
  const raw = await converse(mail.port);
  await raw.send('HELO tests\r\n');
  expect(await raw.send(`MAIL FROM:<${SENDER}>\r\n`)).toMatch(/^250/);
  expect(await raw.send('RCPT TO:<large@example.com>\r\n')).toMatch(/^250/);
  expect(await raw.send('DATA\r\n')).toMatch(/^354/);
  expect(await raw.send(`Subject: large\r\n\r\n${text}\r\n.\r\n`)).toMatch(/^552/);
  raw.hangUp();
  expect(await mail.list('large@example.com')).toEqual([]);
});

test('a sender that disconnects inside its message has sent nothing', async () => {
  const raw = await converse(mail.port);
  await raw.send('HELO tests\r\n');
  await raw.send(`MAIL FROM:<${SENDER}>\r\n`);
  await raw.send('RCPT TO:<cut@example.com>\r\n');
  await raw.send('DATA\r\n');
  raw.hangUp();
  await mail.send({ to: RECIPIENT, subject: 'after the cut' });
  expect(await mail.list('cut@example.com')).toEqual([]);
});

test('a dot between bare line feeds does not end a message, so a second one cannot be smuggled in', async () => {
  const raw = await converse(mail.port);
  await raw.send('HELO tests\r\n');
  await raw.send(`MAIL FROM:<${SENDER}>\r\n`);
  await raw.send('RCPT TO:<smuggled@example.com>\r\n');
  await raw.send('DATA\r\n');
  const second = `MAIL FROM:<${SENDER}>\r\nRCPT TO:<victim@example.com>\r\nDATA\r\n`;
  expect(await raw.send(`Subject: one\r\n\r\nbody\n.\n${second}.\r\n`)).toMatch(/^250/);
  raw.hangUp();
  expect((await only('smuggled@example.com')).text).toContain('victim@example.com');
  expect(await mail.list('victim@example.com')).toEqual([]);
});

test('more than the maximum number of recipients are rejected', async () => {
  const raw = await converse(mail.port);
  await raw.send('HELO tests\r\n');
  await raw.send(`MAIL FROM:<${SENDER}>\r\n`);
  const replies: string[] = [];
  for (let count = 0; count <= 50; count += 1)
    replies.push((await raw.send(`RCPT TO:<reader-${count}@example.com>\r\n`)).slice(0, 3));
  raw.hangUp();
  expect(new Set(replies.slice(0, 50))).toEqual(new Set(['250']));
  expect(replies[50]).toMatch(/^[45]/);
});

test('connections over the limit are rejected, and the others are still served', async () => {
  const open = await Promise.all(Array.from({ length: 60 }, () => converse(mail.port)));
  const served = open.filter(({ greeting }) => greeting.startsWith('220'));
  const refused = open.filter(({ greeting }) => greeting.startsWith('421'));
  expect([served.length, served.length + refused.length]).toEqual([50, 60]);
  expect(await served[0]?.send('NOOP\r\n')).toMatch(/^250/);
  for (const { hangUp } of open) hangUp();
});

test('the reader accepts only reading requests, and only under its own host name', async () => {
  expect((await mail.fetch('/messages/0123456789abcdef0123456789abcdef')).status).toBe(404);
  for (const path of ['/', '/messages/', '/messages/..%2f..%2fsecrets.json', '/messages/%00'])
    expect((await mail.fetch(path)).status).toBe(404);
  const deleted = await mail.fetch('/messages', { method: 'DELETE' });
  expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const raw = await fetch(`http://127.0.0.1:${mail.readerPort}/messages`);
  expect(raw.headers.get('content-type')).toBe('application/json; charset=utf-8');
});
