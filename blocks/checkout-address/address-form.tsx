import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Honeypot } from '@/components/forms/captcha/honeypot';
import { loadSender } from '@/components/forms/captcha/load-sender';
import { useCaptchaForm } from '@/components/forms/captcha/use-captcha-form';
import { Button } from '@/components/ui/button/button';
import {
  ADDRESS_FIELDS,
  BASED_ON,
  DELIVERY_FIELDS,
  isDeliveryField,
  partOf,
  type CheckoutErrors,
  type CheckoutField,
} from '@/lib/shop/address/address-names';
import { deliveryCountryOf } from '@/lib/shop/address/delivery-country';
import type { LoadedAddress } from '@/lib/commerce/checkout/loaded-checkout';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './address-form.module.css';
import type { AddressValues } from './address-field';
import { AddressFields } from './address-fields';
import { AddressSummary } from './address-summary';
import { useStoredDraft } from './use-stored-draft';

type Step = Extract<LoadedAddress, { missing: null }>;
type Props = Pick<Step, 'changedAt' | 'draft' | 'errors' | 'countries' | 'isEmailed'> & {
  labelledBy: string;
  /** Receives the country of delivery while the form is filled in. */
  onCountry: (country: string | undefined) => void;
};

const inWords = (errors: CheckoutErrors, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [
      field,
      { type: 'schema', message: texts[code] ?? texts['invalid'] ?? '' },
    ]),
  );

type CheckAddress =
  typeof import('@/lib/commerce/delivery/checkout-address.form').checkCheckoutAddress;

/**
 * Validation by the schema, whose library zod is loaded after hydration. Until then only the server
 * validates.
 */
function useAddressCheck() {
  const check = useRef<CheckAddress | null>(null);
  useEffect(() => {
    import('@/lib/commerce/delivery/checkout-address.form').then(
      (module) => (check.current = module.checkCheckoutAddress),
      (error: unknown) => console.warn('the address is checked by the server alone', error),
    );
  }, []);
  return check;
}

/**
 * Address form of a guest. The browser validates it with the server's schema before sending, and
 * errors stay on the page. Without JavaScript the server renders this page again.
 */
export function AddressForm(props: Props) {
  const { changedAt, draft, errors: found, countries, isEmailed, labelledBy, onCountry } = props;
  const { address: messages, checkout } = useMessages();
  const { project, locale } = useRouteContext();
  const [shown, setShown] = useState(found);
  const [attempts, setAttempts] = useState(0);
  // The form compares errors by identity.
  const errors = useMemo(() => inWords(shown, messages.errors), [shown, messages.errors]);
  const form = useForm<AddressValues>({ shouldFocusError: false, errors });
  const checkAddress = useAddressCheck();
  const captcha = useCaptchaForm(loadSender);
  const storedDraft = useStoredDraft();
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    const checked = checkAddress.current?.(project, sent);
    if (!checked || checked.ok) {
      storedDraft.noteSending();
      captcha.formProps.onSubmit(event);
      return;
    }
    event.preventDefault();
    setShown(checked.errors);
    setAttempts(attempts + 1);
  };
  const mend = (field: CheckoutField) => setShown(({ [field]: _, ...others }) => others);
  const nameOf = (field: CheckoutField) => {
    const label = messages.labels[partOf(field)];
    return isDeliveryField(field) ? `${messages.deliveryAddress}, ${label}` : label;
  };
  const summary = [...ADDRESS_FIELDS, ...DELIVERY_FIELDS].flatMap((field) => {
    const code = shown[field];
    if (!code) return [];
    const values = { field: nameOf(field), error: messages.errors[code] };
    return [{ field, message: formatMessage(messages.errorAt, values) }];
  });
  return (
    <form
      method="post"
      action="/api/checkout/address"
      className={styles.root}
      aria-labelledby={labelledBy}
      noValidate
      {...captcha.formProps}
      onSubmit={check}
      onInput={({ currentTarget }) => {
        storedDraft.noteInput(currentTarget);
        onCountry(deliveryCountryOf(Object.fromEntries(new FormData(currentTarget))));
      }}
    >
      <Honeypot />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name={BASED_ON} value={changedAt ?? ''} />
      <AddressSummary
        // Announces the errors again on every submit.
        key={attempts}
        errors={summary}
        onChoose={(field) => form.setFocus(field)}
      />
      <AddressFields
        form={form}
        draft={draft}
        countries={countries}
        isEmailed={isEmailed}
        mend={mend}
      />
      <div>
        <Button type="submit" isPending={captcha.isPending}>
          {checkout.toPayment}
        </Button>
      </div>
    </form>
  );
}
