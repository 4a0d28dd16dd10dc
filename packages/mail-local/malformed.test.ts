import { once } from 'node:events';
import { connect } from 'node:net';
import { SENDER, startMail, type RunningMail } from './testing/running-mail';
import { converse } from './testing/smtp-conversation';

let mail: RunningMail;

beforeAll(async () => {
  mail = await startMail();
});

afterAll(() => mail.stop());

/** Final check of each test: an ordinary message is delivered, and accepted ones are stored. */
async function expectServed(to: string, subjects: readonly string[] = []): Promise<void> {
  expect((await mail.send({ to, subject: 'after it' })).response).toMatch(/^250/);
  const listed = (await mail.list(to)).map(({ subject }) => subject);
  expect(listed.toSorted()).toEqual([...subjects, 'after it'].toSorted());
}

/** A connection that is about to send a message. */
async function atData(to: string) {
  const raw = await converse(mail.port);
  await raw.send('HELO tests\r\n');
  await raw.send(`MAIL FROM:<${SENDER}>\r\n`);
  await raw.send(`RCPT TO:<${to}>\r\n`);
  expect(await raw.send('DATA\r\n')).toMatch(/^354/);
  return raw;
}

test.each([
  ['an unknown command', 'FROBNICATE\r\n'],
  ['NUL', '\0\0\0\r\n'],
  ['half a character', 'HELO \ud800\r\n'],
  ['no command', '\r\n'],
  ['a recipient before a sender', 'RCPT TO:<a@example.com>\r\n'],
  ['data before a recipient', 'DATA\r\n'],
  ['an address that is none', 'MAIL FROM:<\0@>\r\n'],
  ['a size that is none', `MAIL FROM:<${SENDER}> SIZE=constructor\r\n`],
  ['a command that is a name of every object', 'constructor\r\n'],
  ['a login, which there is none of', 'AUTH PLAIN AAAA\r\n'],
])('%s gets a response, and so does the next command', async (_, line) => {
  const raw = await converse(mail.port);
  expect(await raw.send(line)).toMatch(/^[2-5]\d\d[ -]/);
  expect(await raw.send('NOOP\r\n')).toMatch(/^[25]/);
  raw.hangUp();
});

test('a line without an end affects only its sender', async () => {
  const socket = connect(mail.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'data');
  socket.write('x'.repeat(4 * 1024 * 1024));
  await expectServed('endless@example.com');
  socket.destroy();
});

const MESSAGES: [string, string][] = [
  ['nothing', ''],
  ['NUL', 'Subject: odd\r\n\r\na\0b\0'],
  ['no header', '\r\nbody'],
  ['a header of half a megabyte', `X-Long: ${'x'.repeat(500_000)}\r\n\r\nbody`],
  ['ten thousand headers', `${'X-Many: x\r\n'.repeat(10_000)}\r\nbody`],
  ['headers named as every object’s', 'constructor: x\r\n__proto__: y\r\ntoString: z\r\n\r\nbody'],
  ['parts without an end', 'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\nContent-Type:'],
  ['parts without a boundary', 'Content-Type: multipart/mixed\r\n\r\n--\r\nbody'],
  [
    'parts in parts in parts',
    Array.from(
      { length: 200 },
      (_, level) => `--b${level - 1}\r\nContent-Type: multipart/mixed; boundary=b${level}\r\n\r\n`,
    )
      .join('')
      .replace('--b-1\r\n', ''),
  ],
  ['an encoding that is none', 'Content-Transfer-Encoding: constructor\r\n\r\nbody'],
  ['a character set that is none', 'Content-Type: text/plain; charset=__proto__\r\n\r\nbody'],
  ['broken base64', 'Content-Transfer-Encoding: base64\r\n\r\n@@@=\r\n====\r\n'],
  ['broken words in its subject', 'Subject: =?utf-8?B?@@@?= =?x?Q?=ZZ?=\r\n\r\nbody'],
  ['a date and a Message-ID that are none', 'Date: 275761-99-99\r\nMessage-ID: <\r\n\r\nbody'],
  ['addresses that are none', `To: ${'<,;:('.repeat(2_000)}\r\n\r\nbody`],
];

test.each(MESSAGES)(
  'a message of %s is stored and shown once it is accepted',
  async (name, text) => {
    const to = `${name.replaceAll(/\W/g, '-')}@example.com`;
    const raw = await atData(to);
    expect(await raw.send(`${text}\r\n.\r\n`)).toMatch(/^250/);
    raw.hangUp();
    const [summary] = await mail.list(to);
    expect(await mail.view(summary?.id ?? '')).toMatchObject({ to: [to], from: SENDER });
    expect((await mail.send({ to, subject: 'after it' })).response).toMatch(/^250/);
    expect(await mail.list(to)).toHaveLength(2);
  },
);

test('a sender that disconnects at any byte has sent nothing, and others lose nothing', async () => {
  const to = 'cut-short@example.com';
  await mail.send({ to, subject: 'before it' });
  const message = 'Subject: cut\r\n\r\nbody\r\n.\r';
  for (let length = 0; length <= message.length; length += 3) {
    const raw = await atData(to);
    // A message that has not ended gets no response.
    void raw.send(message.slice(0, length)).catch(() => '');
    raw.hangUp();
  }
  await expectServed(to, ['before it']);
});

test('the reader responds to every malformed path and keeps running', async () => {
  const odd = ['constructor', '__proto__', '%00', '%ED%A0%80', '..', 'x'.repeat(10_000), '%'];
  for (const word of odd) {
    expect([word, (await mail.fetch(`/messages/${word}`)).status]).toEqual([word, 404]);
    const found = await mail.fetch(`/messages?to=${word}&to=b&constructor=x`);
    expect([word, found.status, await found.json()]).toEqual([word, 200, []]);
  }
  const long = await mail.fetch(`/messages?to=${'x'.repeat(100_000)}`);
  expect(long.status).toBe(431);
  await expectServed('odd-addresses@example.com');
});

test('a request that is not HTTP or is incomplete affects only itself', async () => {
  for (const text of [
    '\0\0\0\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /messages HTTP/1.1\r\nHost:',
  ]) {
    const socket = connect(mail.readerPort, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.resume();
    socket.end(text);
    await once(socket, 'close');
  }
  await expectServed('no-http@example.com');
});
