import { createServer, type RequestListener } from 'node:http';
import { freePort } from '@/services/testing/free-port.mjs';
import { postJson } from './send-json';

/** Calls a real server that answers as told. */
async function answered(answer: RequestListener) {
  const port = await freePort();
  const server = createServer(answer).listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await postJson(`http://127.0.0.1:${port}/api/newsletter/raffle`, { email: 'a@b.de' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a call sends JSON and hands on what the shop answers', async () => {
  let sent = '';
  const answer = await answered((request, response) => {
    expect(request.headers['content-type']).toBe('application/json');
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
    request.on('end', () => response.end('{"success":true,"data":"Danke"}'));
  });
  expect(sent).toBe('{"email":"a@b.de"}');
  expect(answer).toEqual({ success: true, data: 'Danke', errors: [] });
});

test('a refusal keeps its messages, whatever else stands among them', async () => {
  const answer = await answered((_request, response) => {
    response.statusCode = 422;
    response.end('{"success":true,"errors":[{"message":"Schon dabei"},7,null]}');
  });
  expect(answer).toEqual({ success: false, errors: [{ message: 'Schon dabei' }] });
});

test.each(['<html>', '', 'null', '"yes"'])('an answer of %j has not succeeded', async (body) => {
  const answer = await answered((_request, response) => response.end(body));
  expect(answer.success).toBe(false);
});

test('a server that cannot be reached is no success', async () => {
  expect(await postJson(`http://127.0.0.1:${await freePort()}/`, {})).toEqual({ success: false });
});
