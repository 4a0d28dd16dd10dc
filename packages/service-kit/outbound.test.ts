import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { ResponseTooLong, ForbiddenTarget, isPublic, Outbound } from './outbound';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function serving(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const limits = () => ({ signal: AbortSignal.timeout(5_000), maxBytes: 1_000 });

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  'localhost',
  '',
  '::127.0.0.1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  'fec0::1',
])('%s is not a public address', (address) => expect(isPublic(address)).toBe(false));

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => expect(isPublic(address)).toBe(true),
);

test('sends nothing to this machine, however its address is written', async () => {
  let requests = 0;
  const port = await serving((_, response) => response.end(String((requests += 1))));
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
    await expect(
      new Outbound([]).fetch(new URL(`http://${host}:${port}/`), limits()),
    ).rejects.toThrow(ForbiddenTarget);
  expect(requests).toBe(0);
});

test('sends requests to allowed hosts at their port only', async () => {
  const port = await serving((_, response) => response.end('here'));
  const outbound = new Outbound([`127.0.0.1:${port}`]);
  const { status, bytes } = await outbound.fetch(new URL(`http://127.0.0.1:${port}/`), limits());
  expect([status, bytes.toString()]).toEqual([200, 'here']);
  await expect(outbound.fetch(new URL('http://127.0.0.1:1/'), limits())).rejects.toThrow(
    ForbiddenTarget,
  );
});

test('returns redirects as responses and cuts off endless responses', async () => {
  const port = await serving((request, response) => {
    if (request.url === '/moved')
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else setInterval(() => response.write('x'.repeat(400)), 5).unref();
  });
  const outbound = new Outbound(['127.0.0.1']);
  expect(await outbound.fetch(new URL(`http://127.0.0.1:${port}/moved`), limits())).toMatchObject({
    status: 302,
  });
  await expect(outbound.fetch(new URL(`http://127.0.0.1:${port}/`), limits())).rejects.toThrow(
    ResponseTooLong,
  );
});
