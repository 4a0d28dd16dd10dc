import { env, type Env } from '@/lib/platform/env/env.server';
import type { ThirdPartySettings } from './third-party-settings';

/** Ratio of errors that are reported, by stage. */
const SAMPLE_RATES: Readonly<Record<Env['ERROR_REPORTING_STAGE'], number>> = {
  staging: 1,
  production: 0.1,
  development: 0,
};

type Configured = Pick<
  Env,
  'ERROR_REPORTING_DSN' | 'ERROR_REPORTING_STAGE' | 'PERSONALISATION_SCRIPT'
>;

/** Third-party scripts of the installation; `null` if there are none. */
export function thirdPartySettings(configured: Configured = env()): ThirdPartySettings | null {
  const { ERROR_REPORTING_DSN: dsn, ERROR_REPORTING_STAGE: stage } = configured;
  const sampleRate = SAMPLE_RATES[stage];
  const errors = dsn && sampleRate > 0 ? { dsn, stage, sampleRate } : null;
  const personalisation = configured.PERSONALISATION_SCRIPT ?? null;
  return errors || personalisation ? { errors, personalisation } : null;
}
