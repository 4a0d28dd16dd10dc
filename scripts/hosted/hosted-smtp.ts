import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

interface Login {
  user: string;
  password: string;
}

interface Conversation {
  isSecure: boolean;
  isLoggedIn: boolean;
  /** Lines of the email that is being received. */
  received: string[] | null;
}

/** Answers one command as a provider of email does: nothing without TLS, no email without a login. */
function replyTo(line: string, state: Conversation, { user, password }: Login): string {
  const login = `AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`;
  if (/^EHLO/i.test(line)) return `250-hosted\r\n250 ${state.isSecure ? 'AUTH PLAIN' : 'STARTTLS'}`;
  if (/^QUIT/i.test(line)) return '221 bye';
  if (!state.isSecure) return '530 Must issue a STARTTLS command first';
  if (/^AUTH/i.test(line)) {
    state.isLoggedIn = line === login;
    return state.isLoggedIn ? '235 ok' : '535 wrong login';
  }
  if (/^MAIL/i.test(line) && !state.isLoggedIn) return '530 Authentication required';
  if (!/^DATA/i.test(line)) return '250 ok';
  state.received = [];
  return '354 go on';
}

/** An SMTP server that takes emails only after STARTTLS and a login, and remembers them. */
export async function startHostedSmtp(certificate: { cert: string; key: string }, login: Login) {
  const pem = { cert: readFileSync(certificate.cert), key: readFileSync(certificate.key) };
  const emails: string[] = [];
  const converse = (socket: Socket, state: Conversation) => {
    // Bytes as they are: a chunk may end within a character.
    socket.setEncoding('latin1');
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: string) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (state.received) {
          // A dot at the beginning of a line was doubled (RFC 5321, 4.5.2).
          if (line !== '.') state.received.push(line.replace(/^\.\./, '.'));
          else {
            emails.push(`${state.received.join('\r\n')}\r\n`);
            state.received = null;
            socket.write('250 taken\r\n');
          }
        } else if (/^STARTTLS/i.test(line) && !state.isSecure) {
          socket.removeAllListeners('data');
          socket.write('220 ready\r\n');
          const secure = new TLSSocket(socket, { isServer: true, ...pem });
          converse(secure, { isSecure: true, isLoggedIn: false, received: null });
        } else socket.write(`${replyTo(line, state, login)}\r\n`);
      }
    });
  };
  const server = createServer((socket) => {
    socket.write('220 hosted\r\n');
    converse(socket, { isSecure: false, isLoggedIn: false, received: null });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is open');
  return {
    port: address.port,
    /** Each as it was sent, one character a byte. */
    emails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
