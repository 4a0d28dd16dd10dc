import { createServer } from 'node:http';
import { Pool } from 'pg';

/** Size of the storefront's pool, on the same database. */
const POOL_SIZE = 10;

/**
 * The comparison for changes of a basket, in a process of its own: each request is one transaction
 * that locks a row, changes it and inserts another. Prints its port.
 */
async function main(): Promise<void> {
  const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: POOL_SIZE });
  await pool.query('CREATE TABLE IF NOT EXISTS bare_baskets (id int PRIMARY KEY, changes int)');
  await pool.query('CREATE TABLE IF NOT EXISTS bare_lines (basket int, at timestamptz)');
  const change = async (basket: number) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('INSERT INTO bare_baskets VALUES ($1, 0) ON CONFLICT DO NOTHING', [
        basket,
      ]);
      await client.query('SELECT changes FROM bare_baskets WHERE id = $1 FOR UPDATE', [basket]);
      await client.query('UPDATE bare_baskets SET changes = changes + 1 WHERE id = $1', [basket]);
      await client.query('INSERT INTO bare_lines VALUES ($1, now())', [basket]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
  const server = createServer((request, response) => {
    request.resume();
    change(Number(request.url?.slice(1)) || 0).then(
      () => response.end('{}'),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
  });
}

void main();
