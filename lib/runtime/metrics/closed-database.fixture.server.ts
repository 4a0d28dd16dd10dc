import { Client } from 'pg';

/** Runs a statement on the server of a database, beside it. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Lets nobody connect to a database while something is done; existing connections are kept. */
export async function whileClosed<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = new URL(url).pathname.slice(1);
  await administer(url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  try {
    return await work();
  } finally {
    await administer(url, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  }
}
