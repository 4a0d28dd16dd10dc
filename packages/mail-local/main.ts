import { readConfiguration } from './configuration';
import { startMailService } from './mail-service';

const STOP_WITHIN_MS = 5_000;

/** Starts the service. `ready mail` on stdout means that it accepts and shows messages. */
async function main(): Promise<void> {
  const service = await startMailService(readConfiguration(process.env));
  const stop = () => {
    // Senders without a response by then will send again.
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    service.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log('ready mail');
}

function fail(error: unknown): void {
  console.error(`mail: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

main().catch(fail);
