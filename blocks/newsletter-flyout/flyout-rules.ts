import { parseRoute, type RouteContext } from '@/lib/shop/routes/named-routes';
import { readAudienceVisitor } from '@/lib/cms/visibility/visitor';

const DISMISSED = 'storage_newsletterFlyout';

/** Milliseconds from consent to the flyout. */
export const DELAY_MS = 30_000;

/** Excludes phones and tablets. */
const WIDE = '(min-width: 992px)';

/** Remembers that this visitor has closed the flyout. */
export function dismiss(): void {
  try {
    localStorage.setItem(DISMISSED, '1');
  } catch {
    // Storage is unavailable: the flyout is closed on this page only.
  }
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

/** Whether the page is the account, the basket, or the newsletter's own page. */
function isExempt(newsletterPage: string, context: RouteContext): boolean {
  const route = parseRoute(location.pathname, context)?.name;
  return (
    route === 'Frontastic.Frontend.Master.Account.index' ||
    route === 'Frontastic.Frontend.Master.Checkout.cart' ||
    location.pathname === new URL(newsletterPage, location.href).pathname
  );
}

/** Whether the newsletter may be offered to this visitor on this page, apart from the delay. */
export function mayOffer(newsletterPage: string, context: RouteContext): boolean {
  const { isLoggedIn, isSubscribed } = readAudienceVisitor();
  return (
    matchMedia(WIDE).matches &&
    // Set before paint in the app's web view.
    !document.documentElement.hasAttribute('data-app') &&
    !isDismissed() &&
    !(isLoggedIn && isSubscribed) &&
    !isExempt(newsletterPage, context)
  );
}
