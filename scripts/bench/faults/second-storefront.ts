import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import type { OwnShop } from '@/e2e/own-shop';
import { benchBuild } from '@/scripts/bench/bench-stack';
import { startFaultyProxy, type FaultyProxy } from '@/scripts/bench/faulty-proxy';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';

export const REACHED = ['database', 'content', 'search', 'payment', 'mail'] as const;
/** A part that a storefront reaches over the network. */
export type Reached = (typeof REACHED)[number];

const TARGETS: Record<Reached, string> = {
  database: 'POSTGRES_PORT',
  content: 'CONTENT_DELIVERY_PORT',
  search: 'SEARCH_PORT',
  payment: 'PAYMENT_PORT',
  mail: 'MAIL_PORT',
};

/**
 * A second storefront on a shop's database and services, each reached through a proxy that can
 * misbehave; its clock can be changed.
 */
export class SecondStorefront {
  readonly port: number;
  readonly #shop: OwnShop;
  readonly #proxies = new Map<Reached, FaultyProxy>();
  #process: ChildProcess | null = null;

  constructor(shop: OwnShop, port: number) {
    this.#shop = shop;
    this.port = port;
  }

  static async of(shop: OwnShop): Promise<SecondStorefront> {
    const storefront = new SecondStorefront(shop, await freePort());
    for (const part of REACHED)
      storefront.#proxies.set(part, await startFaultyProxy(shop.portOf(TARGETS[part])));
    return storefront;
  }

  get #clockFile(): string {
    return path.join(this.#shop.state, 'second', 'clock');
  }

  proxy(part: Reached): FaultyProxy {
    const proxy = this.#proxies.get(part);
    if (!proxy) throw new Error(`there is no proxy for ${part}`);
    return proxy;
  }

  /** @param offsetMs how far the clock is ahead */
  setClock(offsetMs: number): void {
    writeFileSync(this.#clockFile, String(offsetMs));
  }

  /** The environment of the shop's own storefront, with a proxy before each part. */
  #environment(): NodeJS.ProcessEnv {
    const known = parseEnv(readFileSync(path.join(this.#shop.state, 'env'), 'utf8'));
    const database = new URL(this.#shop.databaseUrl());
    database.port = String(this.proxy('database').port);
    const at = (part: Reached) => `127.0.0.1:${this.proxy(part).port}`;
    const clock = pathToFileURL(path.resolve('scripts/bench/faults/other-clock.mjs')).href;
    return {
      ...process.env,
      ...known,
      DATABASE_URL: database.href,
      CONTENTFUL_HOST: at('content'),
      ALGOLIA_HOST: at('search'),
      STRIPE_HOST: at('payment'),
      SMTP_URL: `smtp://${at('mail')}`,
      STATE_DIRECTORY: path.join(this.#shop.state, 'second'),
      BENCH_CLOCK_FILE: this.#clockFile,
      NODE_OPTIONS: `--import ${clock}`,
      SELVEDGE_DIST_DIR: benchBuild(),
      NODE_ENV: 'production',
      PORT: String(this.port),
    };
  }

  async start(): Promise<void> {
    mkdirSync(path.dirname(this.#clockFile), { recursive: true });
    this.setClock(0);
    this.#process = spawn(process.execPath, ['server.mjs', String(this.port)], {
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const ended = once(this.#process, 'exit');
    const isReady = new Promise<void>((resolve) => {
      for (const stream of [this.#process?.stdout, this.#process?.stderr])
        stream?.on('data', (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-1_000);
          if (output.includes('ready storefront')) resolve();
        });
    });
    await Promise.race([isReady, ended]);
    if (this.#process.exitCode !== null) throw new Error(`it did not start: ${output}`);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null && running.signalCode === null) {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
    for (const proxy of this.#proxies.values()) await proxy.close();
  }
}
