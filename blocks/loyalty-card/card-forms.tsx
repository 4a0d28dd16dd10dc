import type { ReactNode } from 'react';
import styles from '@/components/account/account.module.css';
import { LoginLink } from '@/components/account/login-link';
import { PrintedCardFields } from '@/components/account/printed-card-fields';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { RegistrationForm } from '@/components/registration/registration-form';
import { Button } from '@/components/ui/button/button';
import type { LoadedLoyaltyCard, TypedBefore } from '@/lib/api/account/loaded-account';
import type { BlockFields } from '@/lib/cms/content/block';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { CardMode } from '@/lib/customer/loyalty/card-modes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

function LoginPrompt() {
  const { account, loyaltyCard: messages } = useMessages();
  return (
    <p>
      {messages.loginFirst} <LoginLink label={account.login} />
    </p>
  );
}

interface EndpointFormProps {
  /** Last segment of the endpoint's path. */
  endpoint: string;
  submitLabel: string;
  children: ReactNode;
}

function EndpointForm({ endpoint: call, submitLabel, children }: EndpointFormProps) {
  const { locale } = useRouteContext();
  return (
    <form method="post" action={`/api/crm/${call}`} className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      {children}
      <Button type="submit">{submitLabel}</Button>
    </form>
  );
}

function ConnectForm({ draft }: { draft: TypedBefore }) {
  return (
    <EndpointForm endpoint="connect" submitLabel={useMessages().loyaltyCard.connect}>
      <PrintedCardFields draft={draft} />
    </EndpointForm>
  );
}

function AddForm() {
  const {
    account: { labels },
    loyaltyCard: messages,
  } = useMessages();
  return (
    <EndpointForm endpoint="addLoyaltyCardToUser" submitLabel={messages.add}>
      <CheckboxField name="newCard" value="1" label={labels.newCard} required />
      <CheckboxField name="physicalCard" value="1" label={labels.physicalCard} />
    </EndpointForm>
  );
}

interface Props {
  mode: CardMode;
  loaded: LoadedLoyaltyCard;
  fields: BlockFields<'loyaltyCard'>;
}

function formOf({ mode, loaded, fields }: Props) {
  const isCustomer = loaded.name !== null;
  switch (mode) {
    case 'WithAccountAndCard':
      return isCustomer ? <ConnectForm draft={loaded.draft} /> : <LoginPrompt />;
    case 'WithAccountAndWithoutCard':
      return isCustomer ? <AddForm /> : <LoginPrompt />;
    case 'WithoutAccountAndWithCard':
      return <RegistrationForm loaded={loaded} fields={fields} hasCard />;
    case 'WithoutAccountAndWithoutCard':
      return <RegistrationForm loaded={loaded} fields={fields} />;
    case 'SetNewPassword':
      return null;
  }
}

export function CardForms(props: Props) {
  const { loyaltyCard: messages } = useMessages();
  const titles: Readonly<Record<CardMode, string>> = {
    WithAccountAndCard: messages.connectTitle,
    WithAccountAndWithoutCard: messages.addTitle,
    WithoutAccountAndWithCard: messages.registerTitle,
    WithoutAccountAndWithoutCard: messages.newTitle,
    SetNewPassword: messages.activateTitle,
  };
  return (
    <section className={styles.part} data-mode={props.mode}>
      <h2 className={styles.heading}>{titles[props.mode]}</h2>
      {props.mode === 'WithoutAccountAndWithCard' && <p>{messages.registerText}</p>}
      {formOf(props)}
    </section>
  );
}
