import { PageLink } from '@/components/ui/page-link/page-link';
import { signInHref } from '@/lib/customer/account/account-pages';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Login link for customers, which leads back here with their address filled in. */
export function SignIn() {
  const { checkout: messages } = useMessages();
  const context = useRouteContext();
  return (
    <p>
      <PageLink href={signInHref(context)}>{messages.signIn}</PageLink>
    </p>
  );
}
