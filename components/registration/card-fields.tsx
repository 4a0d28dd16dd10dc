import { useState } from 'react';
import { CheckboxField } from '@/components/forms/field/checkbox-field';
import { useMessages } from '@/lib/shop/i18n/use-messages';

interface Props {
  isTicked: boolean;
  /** Ticked from the start. */
  isPrinted: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A card by post is a card: ticking one ticks the other, and without a card none is printed. */
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
