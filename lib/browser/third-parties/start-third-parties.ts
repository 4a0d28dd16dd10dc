import type { ConsentCategory } from '@/lib/browser/consent/consent';
import { currentConsent, onConsentChange } from '@/lib/browser/consent/use-consent';
import type { ThirdPartySettings } from './third-party-settings';

/** Runs as long as the visitor agrees: on from a yes, off from a no, on again from the next yes. */
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

/** What has run cannot be unloaded: without consent the page begins anew. */
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

/** Error reports after consent to statistics, the personalisation script after one to marketing. */
export function startThirdParties({ errors, personalisation }: ThirdPartySettings): void {
  if (errors) whileAgreed('statistics', () => reportErrors(errors));
  if (personalisation) whileAgreed('marketing', () => loadPersonalisation(personalisation));
}
