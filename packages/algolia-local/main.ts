import { readConfiguration } from './configuration';
import { startSearchService } from './search-service';

const STOP_WITHIN_MS = 5000;

/** Starts the service. `ready search` on stdout means that every index is served. */
async function main(): Promise<void> {
  const service = await startSearchService(readConfiguration(process.env));
  const stop = () => {
    // Requests still open then have acknowledged nothing.
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    service.stop().then(
      () => process.exit(0),
      (error: Error) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log('ready search');
}

/** Connection errors have no message, only a code. */
function fail(error: Error & { code?: string }): void {
  console.error(`search: ${error.message || error.code || String(error)}`);
  process.exit(1);
}

main().catch(fail);
