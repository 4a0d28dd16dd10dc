import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { CHECKED, DELIVERS_ELSEWHERE } from '@/lib/shop/address/address-names';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { AddressField } from './address-field';
import styles from './address-form.module.css';
import { PlaceFields, type PlaceProps } from './place-fields';

type Props = Omit<PlaceProps, 'at'> & {
  /** Whether the order has no parcel, and so no delivery address. */
  isEmailed: boolean;
};

/** Whether the box is checked, including before hydration and after Back. */
function useIsElsewhere(wasElsewhere: boolean) {
  const box = useRef<HTMLInputElement>(null);
  const [isElsewhere, setIsElsewhere] = useState(wasElsewhere);
  useEffect(() => setIsElsewhere(box.current?.checked === true), []);
  return { box, isElsewhere, setIsElsewhere };
}

/** Fields of the customer and of one or two addresses. */
export function AddressFields({ isEmailed, ...props }: Props) {
  const { address: messages } = useMessages();
  const wasElsewhere = !isEmailed && props.draft[DELIVERS_ELSEWHERE] === CHECKED;
  const { box, isElsewhere, setIsElsewhere } = useIsElsewhere(wasElsewhere);
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.who}</legend>
        <div className={styles.pair}>
          <AddressField {...props} name="firstName" />
          <AddressField {...props} name="lastName" />
        </div>
        <AddressField {...props} name="email" help={messages.emailHelp} />
        <AddressField {...props} name="phone" help={messages.phoneHelp} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          {isElsewhere || isEmailed ? messages.invoiceAddress : messages.where}
        </legend>
        <PlaceFields {...props} at="" />
        {!isEmailed && (
          <CheckboxField
            ref={box}
            label={messages.elsewhere}
            name={DELIVERS_ELSEWHERE}
            value={CHECKED}
            defaultChecked={wasElsewhere}
            onChange={({ currentTarget }) => setIsElsewhere(currentTarget.checked)}
          />
        )}
      </fieldset>
      {isElsewhere && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.deliveryAddress}</legend>
          <div className={styles.pair}>
            <AddressField {...props} name="delivery-firstName" />
            <AddressField {...props} name="delivery-lastName" />
          </div>
          <PlaceFields {...props} at="delivery-" />
        </fieldset>
      )}
    </>
  );
}
