import type { ConsentCategory } from '@/lib/browser/consent/consent';
import { currentConsent, onConsentChange } from '@/lib/browser/consent/use-consent';
import type { ThirdPartySettings } from './third-party-settings';

/** Runs while the visitor consents, and starts again after each new consent. */
function whileAgreed(category: ConsentCategory, begin: () => () => void): void {
  let end: (() => void) | null = null;
  const settle = () => {
    const isAgreed = currentConsent()?.categories.includes(category) ?? false;
    if (isAgreed && !end) end = begin();
    else if (!isAgreed && end) {
      end();
      end = null;
    }
  };
  onConsentChange(settle);
  settle();
}

/** A script that has run cannot be unloaded, so the page reloads when consent is withdrawn. */
function loadPersonalisation(source: string): () => void {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
  return () => location.reload();
}

function reportErrors(errors: NonNullable<ThirdPartySettings['errors']>): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  import('./report-errors').then(
    ({ startReporting }) => {
      if (!isOver) stop = startReporting(errors);
    },
    () => undefined,
  );
  return () => stop();
}

/**
 * Starts error reports after consent to statistics, and the personalisation script after consent to
 * marketing.
 */
export function startThirdParties({ errors, personalisation }: ThirdPartySettings): void {
  if (errors) whileAgreed('statistics', () => reportErrors(errors));
  if (personalisation) whileAgreed('marketing', () => loadPersonalisation(personalisation));
}
