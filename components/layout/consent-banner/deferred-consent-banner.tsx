import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { closeQuestion, isChoosing } from '@/lib/browser/consent/question-scripts';
import { onConsentChange, onConsentSettings } from '@/lib/browser/consent/use-consent';
// Imported here for the question in the document, which cannot load style sheets itself.
import './consent-banner.module.css';

// Loaded on demand: most visitors answer the question in the document, or have answered it before.
const ConsentBanner = dynamic(
  () => import('./consent-banner').then((module) => module.ConsentBanner),
  {
    ssr: false,
  },
);

/** Consent settings, mounted while a visitor makes individual choices. */
export function DeferredConsentBanner() {
  const [isRequested, setIsRequested] = useState(false);
  useEffect(() => {
    if (isChoosing()) setIsRequested(true);
    return onConsentSettings(() => setIsRequested(true));
  }, []);
  // A widget on the page can open it as well.
  useEffect(() => onConsentChange(closeQuestion), []);
  return isRequested && <ConsentBanner onDone={() => setIsRequested(false)} />;
}
