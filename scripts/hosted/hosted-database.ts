import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';

/** First message of a client that wants TLS. @see https://www.postgresql.org/docs/15/protocol-message-formats.html */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Accepts TLS alone in front of a PostgreSQL server, as hosted ones do. */
async function startTls(target: URL, certificate: { cert: string; key: string }) {
  const pem = { cert: readFileSync(certificate.cert), key: readFileSync(certificate.key) };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      if (!first.equals(SSL_REQUEST)) {
        socket.destroy();
        return;
      }
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, ...pem });
      const inner = connect(Number(target.port || 5432), target.hostname);
      for (const [one, other] of [
        [secure, inner],
        [inner, secure],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is open');
  return { port: address.port, stop: () => server.close() };
}

async function asAdmin(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database whose only role owns it and is nothing else, reached through TLS by the name of its host. */
export async function startHostedDatabase(certificate: { cert: string; key: string }) {
  const database = await openTestDatabase();
  const role = `hosted_${randomBytes(6).toString('hex')}`;
  const name = new URL(database.url).pathname.slice(1);
  await asAdmin(
    database.url,
    `CREATE ROLE ${role} LOGIN PASSWORD 'of-the-host' NOSUPERUSER NOCREATEDB NOCREATEROLE`,
    `ALTER DATABASE ${name} OWNER TO ${role}`,
  );
  const tls = await startTls(new URL(database.url), certificate);
  return {
    url: `postgres://${role}:of-the-host@localhost:${tls.port}/${name}?sslmode=verify-full`,
    stop: async () => {
      tls.stop();
      const server = Object.assign(new URL(database.url), { pathname: '/postgres' }).href;
      await database.drop();
      await asAdmin(server, `DROP ROLE ${role}`).catch(() => undefined); // A temporary server is gone.
    },
  };
}
