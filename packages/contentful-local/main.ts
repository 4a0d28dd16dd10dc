import { readConfiguration } from './configuration';
import { startContentService } from './content-service';

const STOP_WITHIN_MS = 5000;

/** Starts the service. `ready content` on stdout means that all three ports listen. */
async function main(): Promise<void> {
  const service = await startContentService(readConfiguration(process.env));
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
  console.log('ready content');
}

/** Connection errors have no message, only a code. */
function fail(error: Error & { code?: string }): void {
  console.error(`content: ${error.message || error.code || String(error)}`);
  process.exit(1);
}

main().catch(fail);
