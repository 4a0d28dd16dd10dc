import { once } from 'node:events';
import type { Configuration } from './configuration';
import { MessageStore } from './message-store';
import { createReader } from './reader';
import { createSmtpSink } from './smtp-sink';

export interface MailService {
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** Opens the store and both ports. @throws the system's error if one of them is unavailable */
export async function startMailService(config: Configuration): Promise<MailService> {
  const store = await MessageStore.open(config.directory);
  const sink = createSmtpSink(store);
  const reader = createReader(store);
  await once(sink.listen(config.port, HOST), 'listening');
  await once(reader.listen(config.readerPort, HOST), 'listening');
  return {
    stop: async () => {
      const closed = once(reader.close(), 'close');
      reader.closeIdleConnections();
      await new Promise<void>((resolve) => sink.close(() => resolve()));
      reader.closeAllConnections();
      await closed;
    },
  };
}
