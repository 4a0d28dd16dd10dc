import { useState } from 'react';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { useMessages } from '@/lib/shop/i18n/use-messages';

interface Props {
  isTicked: boolean;
  isPrinted: boolean;
  onTick: (isTicked: boolean) => void;
}

/**
 * A card by post implies a card: checking one checks the other, and unchecking the card unchecks
 * the post.
 */
export function CardFields({ isTicked, isPrinted: wasPrinted, onTick }: Props) {
  const { account: messages } = useMessages();
  const [isPrinted, setIsPrinted] = useState(wasPrinted);
  return (
    <>
      <CheckboxField
        name="registernewcustomercard"
        value="1"
        label={messages.labels.registernewcustomercard}
        checked={isTicked}
        onChange={({ currentTarget: { checked } }) => {
          onTick(checked);
          if (!checked) setIsPrinted(false);
        }}
      />
      <CheckboxField
        name="registernewcustomercard_print"
        value="1"
        label={messages.labels.registernewcustomercard_print}
        checked={isPrinted}
        onChange={({ currentTarget: { checked } }) => {
          setIsPrinted(checked);
          if (checked) onTick(true);
        }}
      />
    </>
  );
}
