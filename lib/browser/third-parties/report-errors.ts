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
 * Reports errors that nothing caught. Neither breadcrumbs nor sessions nor traces: what the visitor
 * did is no part of a report.
 * @returns ends it; what is under way is still sent
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
