import { publicOrigin } from 'service-kit/public-origin';
import { httpUrl } from './http/http-url';

export interface Configuration {
  databaseUrl: string;
  port: number;
  /** `PAYMENT_PUBLIC_URL`: scheme, host and port of the payment page, as seen by browsers. */
  publicOrigin: string;
  secretKey: string;
  webhookSecret: string;
  /** URL to which every event is posted. */
  webhookUrl: string;
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
  const origin = publicOrigin(env.PAYMENT_PUBLIC_URL, `http://127.0.0.1:${port}`);
  if (origin === null) faults.push('PAYMENT_PUBLIC_URL is no http address without a path');
  const configuration = {
    databaseUrl: text('DATABASE_URL'),
    port,
    publicOrigin: origin ?? '',
    secretKey: text('STRIPE_SECRET_KEY'),
    webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    webhookUrl: text('PAYMENT_WEBHOOK_URL'),
  };
  const { webhookUrl } = configuration;
  if (webhookUrl && !httpUrl(webhookUrl)) {
    faults.push('PAYMENT_WEBHOOK_URL is no http address');
  }
  if (faults.length > 0) throw new Error(faults.join(', '));
  return configuration;
}
