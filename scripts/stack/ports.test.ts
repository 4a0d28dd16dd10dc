import { once } from 'node:events';
import { createServer } from 'node:net';
import { DEFAULT_PORTS, freePorts, portsFrom, requireFreePorts } from './ports.mjs';

test('ports are read from the environment, or use a default', () => {
  expect(portsFrom({ PORT: '8080', POSTGRES_PORT: '' })).toEqual({ ...DEFAULT_PORTS, PORT: 8080 });
});

test.each(['http', '0', '65536', '3000.5'])('PORT=%s is rejected by name', (text) => {
  expect(() => portsFrom({ PORT: text })).toThrow(`PORT=${text} is not a port number`);
});

test('free ports are free and all different', async () => {
  const ports = await freePorts();
  await requireFreePorts(ports, ['PORT', 'POSTGRES_PORT', 'CONTENT_DELIVERY_PORT', 'MEDIA_PORT']);
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(DEFAULT_PORTS).length);
});

test('a busy port is reported with its variable', async () => {
  const ports = await freePorts();
  const neighbour = createServer().listen(ports.MEDIA_PORT, '127.0.0.1');
  await once(neighbour, 'listening');
  const request = requireFreePorts(ports, ['PORT', 'MEDIA_PORT']);
  await expect(request).rejects.toThrow(
    `port ${ports.MEDIA_PORT} is busy: stop the program that uses it, or set MEDIA_PORT to another port`,
  );
  neighbour.close();
});

test('the same port for two parts is rejected', async () => {
  const ports = await freePorts();
  await expect(
    requireFreePorts({ ...ports, MEDIA_PORT: ports.PORT }, ['PORT', 'MEDIA_PORT']),
  ).rejects.toThrow(`MEDIA_PORT and PORT are both ${ports.PORT}`);
});
