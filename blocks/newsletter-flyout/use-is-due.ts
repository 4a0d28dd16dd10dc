import { useEffect, useState } from 'react';
import { useConsent } from '@/lib/browser/consent/use-consent';
import type { Link } from '@/lib/cms/content/block';
import type { RouteContext } from '@/lib/shop/routes/named-routes';
import { DELAY_MS, mayOffer } from './flyout-rules';

/**
 * Whether half a minute has passed since consent, or since the page opened if consent was given
 * earlier.
 */
export function useIsDue({ href }: Link, { project, locale }: RouteContext): boolean {
  const { consent } = useConsent();
  const [isDue, setIsDue] = useState(false);
  const hasConsent = consent !== null;
  useEffect(() => {
    if (!hasConsent) return;
    const look = () => setIsDue(mayOffer(href, { project, locale }));
    const timer = setTimeout(look, DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasConsent, href, project, locale]);
  return isDue;
}
