import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * A minimal server for comparison: sends one file with the headers of another file, or a 304 for
 * conditional requests.
 */
const [port, body = '', headers = ''] = process.argv.slice(2);
const bytes = readFileSync(body);
/** @type {Record<string, string>} */
const sent = JSON.parse(readFileSync(headers, 'utf8'));

createServer((request, response) => {
  if (sent.etag && request.headers['if-none-match'] === sent.etag) response.writeHead(304).end();
  else response.writeHead(200, sent).end(bytes);
}).listen(Number(port), '127.0.0.1');
