import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { scrubbedEvent } from './scrub-event';
import type { ThirdPartySettings } from './third-party-settings';

/**
 * Reports uncaught errors, without breadcrumbs, sessions and traces, so that a report does not
 * contain what the visitor did.
 * @returns stops reporting; pending reports are still sent
 */
export function startReporting({
  dsn,
  stage,
  sampleRate,
}: NonNullable<ThirdPartySettings['errors']>): () => void {
  const client = new BrowserClient({
    dsn,
    environment: stage,
    sampleRate,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    beforeSend: (event) => scrubbedEvent(event, location.href),
  });
  getCurrentScope().setClient(client);
  client.init();
  return () => {
    getCurrentScope().setClient(undefined);
    void client.close();
  };
}
