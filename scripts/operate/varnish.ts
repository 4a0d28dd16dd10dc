import { chmodSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { inCheckout } from '@/scripts/stack/checkout.mjs';
import { startProxy, type Proxy } from './proxy';

/** The storefronts of a drill, in place of those of `operate/varnish/backends.vcl`. */
function backends(storefronts: readonly number[]): string {
  const probe =
    'probe ready { .url = "/api/health/ready"; .interval = 1s; .timeout = 5s; .window = 2; .threshold = 1; .initial = 1; }';
  const each = storefronts.map(
    (port, index) =>
      `backend s${index} { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; .connect_timeout = 2s; }`,
  );
  const unchecked = storefronts.map(
    (port, index) =>
      `backend u${index} { .host = "127.0.0.1"; .port = "${port}"; .connect_timeout = 2s; }`,
  );
  const director = (name: string, letter: string) =>
    [
      `new ${name} = directors.round_robin();`,
      ...storefronts.map((_, index) => `${name}.add_backend(${letter}${index});`),
    ].join(' ');
  const init = `sub vcl_init { ${director('storefronts', 's')} ${director('unchecked', 'u')} }`;
  return [probe, ...each, ...unchecked, init, ''].join('\n');
}

/** Starts the real Varnish with the file of `operate/varnish`, in front of storefronts on this machine. */
export async function startVarnish(storefronts: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-varnish-'));
  // Read by a user of its own.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'selvedge.vcl');
  cpSync(inCheckout('operate/varnish/selvedge.vcl'), file);
  writeFileSync(path.join(folder, 'backends.vcl'), backends(storefronts));
  const parameters = ['-F', '-n', path.join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file];
  const settings = [`vcl_path=${folder}`, 'http_gzip_support=off', 'backend_idle_timeout=2'];
  parameters.push('-s', 'malloc,64m', ...settings.flatMap((setting) => ['-p', setting]));
  return startProxy({ file: 'varnishd', parameters, port, folder, endSignal: 'SIGTERM' });
}
