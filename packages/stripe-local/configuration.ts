import { type Certificate, readCertificate } from 'service-kit/certificate';
import { publicOrigin } from 'service-kit/public-origin';
import { readStrict } from 'service-kit/strict-mode';
import { isFault } from './http/fault';
import { httpUrl } from './http/http-url';

export interface Configuration {
  databaseUrl: string;
  port: number;
  /** `PAYMENT_PUBLIC_URL`: scheme, host and port of the payment page, as seen by browsers. */
  publicOrigin: string;
  secretKey: string;
  webhookSecret: string;
  /** `PAYMENT_PREVIOUS_WEBHOOK_SECRET`: signs the events, too, while a secret is replaced. */
  previousWebhookSecret?: string | undefined;
  /** URL to which every event is posted. */
  webhookUrl: string;
  /** `PAYMENT_FAULT`: the status of an error for every request, for tests. */
  fault?: string | undefined;
  /** `PAYMENT_STRICT`: rate limit and delay of webhooks, as the hosted service has them. */
  isStrict?: boolean | undefined;
  /**
   * `PAYMENT_OTHER_VERSIONS`: versions of the API that clients may name although all responses have
   * the form of the own one.
   */
  otherVersions?: string[];
  /** `PAYMENT_TLS_CERT` and `PAYMENT_TLS_KEY`: served by https with them, by http without. */
  certificate?: Certificate | undefined;
}

/** @throws Error with one line that names every missing or invalid variable */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const faults: string[] = [];
  const text = (name: string) => {
    const value = env[name] ?? '';
    if (value === '') faults.push(`${name} is not set`);
    return value;
  };
  const port = Number(env.PAYMENT_PORT || 4500);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) faults.push('PAYMENT_PORT is no port');
  const certificate = readCertificate(env, 'PAYMENT', faults);
  const scheme = certificate ? 'https' : 'http';
  const origin = publicOrigin(env.PAYMENT_PUBLIC_URL, `${scheme}://127.0.0.1:${port}`);
  if (origin === null) faults.push('PAYMENT_PUBLIC_URL is no http address without a path');
  const configuration = {
    databaseUrl: text('DATABASE_URL'),
    port,
    publicOrigin: origin ?? '',
    secretKey: text('STRIPE_SECRET_KEY'),
    webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    previousWebhookSecret: env.PAYMENT_PREVIOUS_WEBHOOK_SECRET || undefined,
    webhookUrl: text('PAYMENT_WEBHOOK_URL'),
    otherVersions: (env.PAYMENT_OTHER_VERSIONS || '').split(',').filter(Boolean),
    certificate,
    isStrict: readStrict(env, 'PAYMENT', faults),
    fault: env.PAYMENT_FAULT || undefined,
  };
  const { webhookUrl } = configuration;
  if (webhookUrl && !httpUrl(webhookUrl)) {
    faults.push('PAYMENT_WEBHOOK_URL is no http address');
  }
  if (configuration.fault && !isFault(configuration.fault)) {
    faults.push('PAYMENT_FAULT is no status of an error');
  }
  if (faults.length > 0) throw new Error(faults.join(', '));
  return configuration;
}
