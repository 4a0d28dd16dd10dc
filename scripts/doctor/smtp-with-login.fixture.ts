import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Replies to one line of a client, whose login is `name:password`. */
function replyTo(line: string, login: string): string {
  const [, sent] = /^AUTH PLAIN (\S+)$/i.exec(line) ?? [];
  const expected = `\0${login.replace(':', '\0')}`;
  if (sent !== undefined)
    return Buffer.from(sent, 'base64').toString() === expected ? '235 ok' : '535 wrong login';
  if (/^EHLO/i.test(line)) return '250-test\r\n250 AUTH PLAIN';
  return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
}

/** An SMTP server that knows one login and takes no email; `packages/mail-local` needs none. */
export async function startSmtpWithLogin(login: string) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean))
        socket.write(`${replyTo(line, login)}\r\n`);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) };
}
