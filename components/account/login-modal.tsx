import { useState } from 'react';
import { storedUser } from '@/lib/customer/account/user-record';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import type { RouteContext } from '@/lib/shop/routes/named-routes';
import { AccountMenu } from './account-menu';
import { ForgotFields } from './forgot-form';
import { LoginForm } from './login-form';

interface Props {
  place: RouteContext;
  onClose: () => void;
}

/** The login over the page; customers see the account menu instead. */
export function LoginModal({ place, onClose }: Props) {
  // Read once, so that the content stays while the modal fades out.
  const [account] = useState(() => storedUser()?.account ?? null);
  const isOfAccount = /^\/[a-z]{2}-[a-z]{2}\/(account|checkout|wishlist)/.test(location.pathname);
  // The account pages were rendered for a guest and have to be rendered again.
  const done = () => (isOfAccount ? location.reload() : onClose());
  return (
    <RouteContextProvider value={place}>
      {account ? (
        <AccountMenu name={`${account.firstName} ${account.lastName}`} onFollow={onClose} />
      ) : (
        <LoginForm onDone={done} />
      )}
    </RouteContextProvider>
  );
}

/** Requests the link for a new password, over the page. */
export const ForgotModal = ({ place }: Pick<Props, 'place'>) => (
  <RouteContextProvider value={place}>
    <ForgotFields />
  </RouteContextProvider>
);
