import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * A minimal server for comparison: sends one file as gzip with a content length, or a 304 for
 * conditional requests.
 */
const [port, file = '', encoding = 'gzip'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': encoding,
  'Content-Length': body.length,
  ETag: '"bare"',
};

createServer((request, response) => {
  if (request.headers['if-none-match'] === '"bare"') response.writeHead(304).end();
  else response.writeHead(200, headers).end(body);
}).listen(Number(port), '127.0.0.1');
