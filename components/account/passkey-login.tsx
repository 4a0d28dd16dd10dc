import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useHasPasskeys } from '@/lib/customer/passkeys/use-has-passkeys';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

interface Props {
  onDone: () => void;
  onRejected: (rejection: AccountRejection | null) => void;
}

/** Logs in with a passkey, in browsers that support them. The library is loaded on click. */
export function PasskeyLogin({ onDone, onRejected }: Props) {
  const { account: messages } = useMessages();
  const { locale } = useRouteContext();
  const hasPasskeys = useHasPasskeys();
  const [isPending, setIsPending] = useState(false);
  if (!hasPasskeys) return null;
  const use = () => {
    setIsPending(true);
    onRejected(null);
    import('@/lib/api/account/passkey-client')
      .then(({ logInByPasskey }) => logInByPasskey(locale))
      .catch((): AccountRejection => 'unavailable')
      .then((outcome) => {
        setIsPending(false);
        if (outcome === null) onDone();
        else if (outcome !== 'cancelled') onRejected(outcome);
      });
  };
  return (
    <div>
      <Button type="button" look="secondary" isPending={isPending} onClick={use}>
        {messages.passkeys.login}
      </Button>
    </div>
  );
}
