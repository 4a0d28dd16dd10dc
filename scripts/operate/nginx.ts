import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { inCheckout } from '@/scripts/stack/checkout.mjs';
import { startProxy, type Proxy } from './proxy';

const documented = (name: string) => readFileSync(inCheckout('operate/nginx', name), 'utf8');

/** The documented files, between what differs for a drill: addresses and folders. */
function configuration(folder: string, port: number, storefronts: readonly number[]): string {
  const servers = storefronts.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n    ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  ${documented('cache.conf').replaceAll('/var/cache/nginx', folder)}
  upstream selvedge {
    zone selvedge_storefronts 64k;
    ${servers}
    keepalive 32;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${port};
    ${documented('locations.conf')}
  }
}
`;
}

/** Starts the real nginx with the files of `operate/nginx`, in front of storefronts on this machine. */
export async function startNginx(storefronts: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-nginx-'));
  const port = await freePort();
  mkdirSync(path.join(folder, 'selvedge'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, storefronts));
  const parameters = ['-c', file, '-e', path.join(folder, 'error.log')];
  return startProxy({ file: 'nginx', parameters, port, folder, endSignal: 'SIGQUIT' });
}
