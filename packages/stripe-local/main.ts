import { readConfiguration } from './configuration';
import { startPaymentService } from './payment-service';
import { triggerEvent } from './trigger';

const STOP_TIMEOUT_MS = 5000;

/**
 * Starts the service. `ready payment` on stdout means that API and payment page are served. With
 * `trigger <event>`, causes that event at a service that runs with the same environment.
 */
async function main(): Promise<void> {
  const [command, event = ''] = process.argv.slice(2);
  if (command === 'trigger') {
    console.log(await triggerEvent(event, readConfiguration(process.env)));
    return;
  }
  const service = await startPaymentService(readConfiguration(process.env));
  const stop = () => {
    // Requests still open then have acknowledged nothing.
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
    service.stop().then(
      () => process.exit(0),
      (error: Error) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log('ready payment');
}

/** Connection errors have no message, only a code. */
function fail(error: Error & { code?: string }): void {
  console.error(`payment: ${error.message || error.code || String(error)}`);
  process.exit(1);
}

main().catch(fail);
