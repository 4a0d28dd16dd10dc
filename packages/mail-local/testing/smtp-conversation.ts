import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends what no mail library would. */
export interface Conversation {
  /** Writes as it is. @returns the first line answered, without its end */
  say: (text: string) => Promise<string>;
  /** Hangs up without a goodbye. */
  hangUp: () => void;
}

async function nextLine(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString('utf8').split('\r\n', 1)[0] ?? '';
}

/** Waits for the greeting. */
export async function converse(port: number): Promise<Conversation & { greeting: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const greeting = await nextLine(socket);
  return {
    greeting,
    say: (text) => {
      const answered = nextLine(socket);
      socket.write(text);
      return answered;
    },
    hangUp: () => socket.destroy(),
  };
}
