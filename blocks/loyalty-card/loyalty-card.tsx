import { AccountFrame } from '@/components/account/account-frame';
import { Notice } from '@/components/checkout/notice';
import type { LoadedLoyaltyCard } from '@/lib/api/account/loaded-account';
import type { BlockFields, BlockProps } from '@/lib/cms/content/block';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { ActivationForm } from './activation-form';
import { HowTo } from './how-to';
import { OwnCard } from './own-card';

function Mailed({ email }: { email: string }) {
  const { loyaltyCard: messages } = useMessages();
  return (
    <output>
      <Notice>{formatMessage(messages.mailed, { email })}</Notice>
    </output>
  );
}

function Content({
  loaded,
  fields,
}: {
  loaded: LoadedLoyaltyCard;
  fields: BlockFields<'loyaltyCard'>;
}) {
  const { card, activation, mailedTo } = loaded;
  // A logged-in customer already has a password.
  if (activation && loaded.name === null)
    return <ActivationForm {...activation} error={loaded.error} headline={fields.headline} />;
  return (
    <>
      {mailedTo && <Mailed email={mailedTo} />}
      {card && <OwnCard card={card} />}
      <HowTo loaded={loaded} fields={fields} />
    </>
  );
}

/** The customer's loyalty card, or the ways to get one. */
export function LoyaltyCardBlock({ id, fields, loaded, isFirst }: BlockProps<'loyaltyCard'>) {
  return (
    <AccountFrame id={id} loaded={loaded} isFirst={isFirst} {...fields} page="LoyaltyCard" isOpen>
      {loaded && <Content loaded={loaded} fields={fields} />}
    </AccountFrame>
  );
}
