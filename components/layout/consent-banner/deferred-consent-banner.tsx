import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { onConsentSettings, useConsent } from '@/lib/consent/use-consent';

// Loaded on demand: visitors who have chosen never fetch it.
const ConsentBanner = dynamic(
  () => import('./consent-banner').then((module) => module.ConsentBanner),
  {
    ssr: false,
  },
);

/** Calls back once the page has loaded and the browser is idle. */
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

/** The consent banner, while there is no answer or a visitor wants to change it. */
export function DeferredConsentBanner() {
  const { isKnown, consent } = useConsent();
  const [hasLoaded, setHasLoaded] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  useEffect(() => afterLoad(() => setHasLoaded(true)), []);
  useEffect(() => onConsentSettings(() => setIsRequested(true)), []);
  const isOpen = isRequested || (hasLoaded && isKnown && consent === null);
  return isOpen && <ConsentBanner takesFocus={isRequested} onDone={() => setIsRequested(false)} />;
}
