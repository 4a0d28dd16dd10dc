import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { onConsentSettings, useConsent } from '@/lib/consent/use-consent';

// Loaded when it is wanted: visitors who have chosen never fetch it.
const ConsentBanner = dynamic(
  () => import('./consent-banner').then((module) => module.ConsentBanner),
  {
    ssr: false,
  },
);

/** Calls back once the page has loaded and the browser has nothing better to do. */
function afterLoad(callback: () => void): () => void {
  let idle: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    idle = setTimeout(callback, 500);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(idle);
    removeEventListener('load', wait);
  };
}

/** The question for consent, while there is no answer or a visitor wants to give another one. */
export function LateConsentBanner() {
  const { isKnown, consent } = useConsent();
  const [hasLoaded, setHasLoaded] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => afterLoad(() => setHasLoaded(true)), []);
  useEffect(() => onConsentSettings(() => setIsAsked(true)), []);
  const isOpen = isAsked || (hasLoaded && isKnown && consent === null);
  return isOpen && <ConsentBanner takesFocus={isAsked} onDone={() => setIsAsked(false)} />;
}
