import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { closeQuestion, isChoosing } from '@/lib/browser/consent/question-scripts';
import { onConsentChange, onConsentSettings } from '@/lib/browser/consent/use-consent';
// The question in the document is styled by it; nothing of the document brings style sheets.
import './consent-banner.module.css';

// Loaded on demand: most visitors answer the question in the document, or have answered it before.
const ConsentBanner = dynamic(
  () => import('./consent-banner').then((module) => module.ConsentBanner),
  {
    ssr: false,
  },
);

/** The settings of consent, while a visitor makes a choice of each part. */
export function DeferredConsentBanner() {
  const [isRequested, setIsRequested] = useState(false);
  useEffect(() => {
    if (isChoosing()) setIsRequested(true);
    return onConsentSettings(() => setIsRequested(true));
  }, []);
  // A widget of the page opens it as well.
  useEffect(() => onConsentChange(closeQuestion), []);
  return isRequested && <ConsentBanner onDone={() => setIsRequested(false)} />;
}
