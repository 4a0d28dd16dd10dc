import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that can send what no mail library would. */
export interface Conversation {
  /** Writes the text unchanged. @returns the first line of the response, without its end */
  send: (text: string) => Promise<string>;
  /** Disconnects without QUIT. */
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
    send: (text) => {
      const reply = nextLine(socket);
      socket.write(text);
      return reply;
    },
    hangUp: () => socket.destroy(),
  };
}
