import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { AccountFrame } from '@/components/account/account-frame';
import { LoginForm } from '@/components/account/login-form';
import { DeferredPart } from '@/components/ui/deferred-part/deferred-part';
import { requestAppLogin } from '@/lib/browser/app-bridge/app-bridge';
import type { BlockProps } from '@/lib/cms/content/block';

/** A separate chunk, because the page of a guest is only the login. */
const loadOverview = () => import('./overview').then((part) => part.Overview);
const Overview = dynamic(loadOverview);

/** First page of the account: the login for guests, the menu and an overview for customers. */
export function Account({ id, fields, loaded, isFirst }: BlockProps<'account'>) {
  const isGuest = loaded?.name === null;
  // The app shows its own login, unless the address prevents it.
  useEffect(() => {
    if (isGuest) requestAppLogin(location.search);
  }, [isGuest]);
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...fields} isOverview isOpen>
      {loaded && isGuest && (
        <LoginForm next={loaded.next ?? undefined} hasForgotten={loaded.hasForgotten} />
      )}
      {loaded?.overview && (
        <DeferredPart load={loadOverview}>
          <Overview {...loaded.overview} />
        </DeferredPart>
      )}
    </AccountFrame>
  );
}
