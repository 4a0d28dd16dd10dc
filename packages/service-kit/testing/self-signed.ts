import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface SelfSigned {
  /** Paths of the two files (PEM). */
  cert: string;
  key: string;
  remove: () => Promise<void>;
}

/** Node cannot create a certificate, so tests of https are skipped without openssl. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A certificate of 127.0.0.1, and of other hosts, that is valid for a day. */
export async function selfSigned(hosts: readonly string[] = []): Promise<SelfSigned> {
  const directory = await mkdtemp(join(tmpdir(), 'self-signed-'));
  const [cert, key] = [join(directory, 'cert.pem'), join(directory, 'key.pem')];
  const names = ['IP:127.0.0.1', ...hosts.map((host) => `DNS:${host}`)].join(',');
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', `subjectAltName=${names}`];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject];
  await promisify(execFile)('openssl', [...options, '-out', cert, '-keyout', key]);
  return { cert, key, remove: () => rm(directory, { recursive: true }) };
}
