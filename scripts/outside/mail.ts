import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { test } from 'node:test';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { errorOf } from './stand-in';

interface Smtp {
  url: string;
  /** Lines of all clients. */
  lines: string[];
}

/**
 * Runs work against an SMTP server.
 * @param replyTo overrides the reply to a line; `null` for none
 */
async function withSmtp(
  replyTo: (line: string) => string | null | undefined,
  work: (smtp: Smtp) => Promise<void>,
  extensions: readonly string[] = [],
): Promise<void> {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    let rest = '';
    const send = (text: string) => socket.write(`${text}\r\n`);
    const greeting = replyTo('') ?? (replyTo('') === null ? null : '220 ready');
    if (greeting) send(greeting);
    const usual = (line: string) => {
      if (line.startsWith('EHLO'))
        return ['250-here', ...extensions.map((each) => `250-${each}`), '250 OK'].join('\r\n');
      if (line === 'DATA') return '354 go on';
      return '250 OK';
    };
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const parts = `${rest}${bytes.toString()}`.split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        if (isData && line !== '.') continue;
        const reply = replyTo(line);
        isData = line === 'DATA';
        if (reply !== null) send(reply ?? usual(line));
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an address object.
  const { port } = server.address() as AddressInfo;
  try {
    await work({ url: `smtp://127.0.0.1:${port}`, lines });
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

const LETTER: SendMailOptions = {
  from: { name: 'Shop', address: 'shop@example.org' },
  to: { name: '', address: 'reader@example.com' },
  subject: 'Order',
  text: 'Thank you',
};
const written = async (changes: SendMailOptions): Promise<string> => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ ...LETTER, ...changes });
  return String(message);
};

test('mail-one-recipient: an address object is one recipient, also with a comma in it', () =>
  withSmtp(
    () => undefined,
    async ({ url, lines }) => {
      const to = { name: '', address: 'a@example.com, b@example.com' };
      await createTransport({ url })
        .sendMail({ ...LETTER, to })
        .catch(() => undefined);
      const recipients = lines.filter((line) => line.startsWith('RCPT'));
      assert.ok(recipients.length <= 1, recipients.join());
    },
  ));

test('mail-header-lines: a line break in a subject or a name adds no header', async () => {
  const message = await written({
    subject: 'Order\r\nBcc: other@example.com',
    from: { name: 'Shop\r\nX-Other: 1', address: 'shop@example.org' },
  });
  const [head = ''] = message.split('\r\n\r\n');
  assert.doesNotMatch(head, /^(?:Bcc|X-Other):/m);
});

test('mail-message-id: the Message-ID is the one that was given', async () => {
  assert.match(
    await written({ messageId: '<own@example.org>' }),
    /^Message-ID: <own@example\.org>/m,
  );
});

test('mail-domain-in-ascii: a domain in its own letters is sent in ASCII', () =>
  withSmtp(
    () => undefined,
    async ({ url, lines }) => {
      const to = { name: '', address: 'max@müller.de' };
      await createTransport({ url }).sendMail({ ...LETTER, to });
      assert.ok(lines.includes('RCPT TO:<max@xn--mller-kva.de>'), lines.join('|'));
    },
  ));

test('mail-response-code: a rejected recipient has the number of the response', async () => {
  for (const code of [450, 550])
    await withSmtp(
      (line) => (line.startsWith('RCPT') ? `${code} no` : undefined),
      async ({ url }) => {
        const error = await errorOf(createTransport({ url }).sendMail(LETTER));
        assert.equal(error['responseCode'], code);
      },
    );
});

test('mail-greeting: a server that does not greet is given up', () =>
  withSmtp(
    (line) => (line === '' ? null : undefined),
    async ({ url }) => {
      const transport = createTransport({ url, greetingTimeout: 300 });
      assert.equal((await errorOf(transport.sendMail(LETTER)))['code'], 'ETIMEDOUT');
    },
  ));

test('mail-silence: a server that does not confirm the message is given up', () =>
  withSmtp(
    (line) => (line === '.' ? null : undefined),
    async ({ url }) => {
      const transport = createTransport({ url, socketTimeout: 300 });
      assert.equal((await errorOf(transport.sendMail(LETTER)))['code'], 'ETIMEDOUT');
    },
  ));

test('mail-no-files: a file or an address as content is rejected', async () => {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  for (const source of [{ path: '/etc/hostname' }, { href: 'http://127.0.0.1:9/' }]) {
    const error = await errorOf(transport.sendMail({ ...LETTER, attachments: [source] }));
    assert.match(String(error['code']), /^E(?:FILEACCESS|URLACCESS)$/);
  }
});

test('mail-two-parts: text and HTML are alternatives, and the text comes first', async () => {
  const message = await written({ html: '<p>Thank you</p>' });
  assert.match(message, /multipart\/alternative/);
  assert.ok(message.indexOf('text/plain') < message.indexOf('text/html'));
});

test('mail-long-lines: no line is longer than SMTP allows', async () => {
  const message = await written({ text: 'x'.repeat(5_000), html: `<p>${'y'.repeat(5_000)}</p>` });
  assert.ok(message.split('\r\n').every((line) => line.length <= 998));
});

test('mail-dots: a line that begins with a dot arrives as it was', () =>
  withSmtp(
    () => undefined,
    async ({ url, lines }) => {
      await createTransport({ url }).sendMail({ ...LETTER, text: '.\r\n.hidden' });
      assert.ok(lines.includes('..hidden'));
    },
  ));
