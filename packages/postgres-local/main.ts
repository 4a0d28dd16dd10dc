import { existsSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { ownerUrl, PARTS, partUrl, shopUrl, SUPERUSER, superuserUrl, type Part } from './accounts';
import { readConfiguration, type Configuration } from './configuration';
import { stopLeftover } from './leftover';
import { keepShort, openLog } from './log';
import { findPlaces } from './places';
import { setUp, type Accounts } from './roles';
import { createCluster, startServer, stopServer } from './server';
import { serverUser } from './system-user';

/** initdb or the server, whichever is running. */
let child: ChildProcess | null = null;
let isStopping = false;

function accountsOf(configuration: Configuration, hasCluster: boolean): Accounts {
  const superuser = superuserUrl(configuration, hasCluster);
  const urls = PARTS.map((part) => [part, partUrl(configuration, part)]);
  // The line above has an entry for every service.
  const parts = Object.fromEntries(urls) as Record<Part, URL>;
  return { superuser, owner: ownerUrl(configuration), shop: shopUrl(configuration), parts };
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (child) await stopServer(child);
  process.exit(0);
}

async function run(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const user = serverUser();
  const places = findPlaces(configuration.stateDirectory, user);
  const accounts = accountsOf(configuration, existsSync(places.data));
  const onLaunch = (launched: ChildProcess) => (child = launched);
  await createCluster(places, user, {
    name: SUPERUSER,
    password: accounts.superuser.password,
    onLaunch,
  });
  await stopLeftover(places.data);
  const logFile = openLog(configuration.stateDirectory);
  keepShort(logFile);
  const started = await startServer(places, {
    user,
    port: configuration.port,
    logFile,
    // Errors mean "not yet".
    isReady: () =>
      setUp(accounts).then(
        () => true,
        () => false,
      ),
    onLaunch,
  });
  started.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`PostgreSQL ended unexpectedly (${signal ?? code})`);
    process.exit(1);
  });
  console.log('ready postgres');
}

// `on`, not `once`: a second signal must not end this process before the server has ended.
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
run().catch((error: unknown) => {
  if (isStopping) return;
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
