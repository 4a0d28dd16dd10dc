import { openAccount } from '@/components/layout/site-header/open-account';
import { PageLink } from '@/components/ui/page-link/page-link';
import { loginPage } from '@/lib/browser/app-bridge/login-page';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** A link to the account's page; with scripts the login opens over this one, except in the app. */
export function LoginLink({ label }: { label: string }) {
  return (
    <PageLink href={loginPage(useRouteContext())} onClick={openAccount}>
      {label}
    </PageLink>
  );
}
