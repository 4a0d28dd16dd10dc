import { claim, endLeftovers, release } from '../stack/claim.mjs';
import { freePorts } from '../stack/ports.mjs';
import { startDatabase } from '../stack/stack.mjs';
import { removeState } from '../stack/state.mjs';

/** Removes the state of an interrupted run, and ends its remaining processes. @param {string} stateDirectory */
export async function clearState(stateDirectory) {
  claim(stateDirectory);
  await endLeftovers(stateDirectory);
  release(stateDirectory);
  removeState(stateDirectory);
}

/**
 * Changes a setting of a cluster, which keeps it.
 * @param {string} url @param {string} change as after `ALTER SYSTEM`
 */
async function alterSystem(url, change) {
  // Imported lazily, because dependencies may not be installed yet.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`ALTER SYSTEM ${change}`);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}

/**
 * Runs tests of Jest on one database server; without one, each test file would start its own.
 * @template Result
 * @param {{ stateDirectory: string, environment: NodeJS.ProcessEnv }} options
 * @param {(url: string) => Promise<Result>} run
 */
export async function withTestDatabase({ stateDirectory, environment }, run) {
  const database = await startDatabase({ stateDirectory, ports: await freePorts(), environment });
  try {
    // Tests kill processes but never the machine, so waiting for the disk at each commit would only
    // cost time, also for the browser tests.
    await alterSystem(database.url, 'SET fsync = off');
    // No unit test kills this server, so logging whole pages after each checkpoint would only cost
    // time: every test file that drops its database causes one. The simulation kills PostgreSQL later,
    // which can end the write of a page after half of it, because it is two pages of the operating
    // system.
    await alterSystem(database.url, 'SET full_page_writes = off');
    const result = await run(database.url);
    await alterSystem(database.url, 'RESET full_page_writes');
    return result;
  } finally {
    await database.stop();
  }
}
