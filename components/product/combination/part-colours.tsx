import { ColourIcon } from '@/components/product/colour-icon/colour-icon';
import type { ChosenPart } from '@/lib/catalog/article/combination';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './part-colours.module.css';

interface Props {
  id: string;
  chosen: ChosenPart;
  onChoose: (itemnum: string) => void;
}

/** The colours of a kit's part; requires scripts, without which sizes are listed by colour. */
export function PartColours({ id, chosen: { part, colour }, onChoose }: Props) {
  const { combination: messages } = useMessages();
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">
        {formatMessage(messages.colourOf, { title: part.title })}
      </legend>
      {part.colours.map(({ itemnum, color }) => (
        <label key={itemnum} className={styles.colour} title={color}>
          <input
            type="radio"
            className="visually-hidden"
            name={`${id}-colour`}
            value={itemnum}
            checked={itemnum === colour.itemnum}
            onChange={() => onChoose(itemnum)}
          />
          <ColourIcon articleNumber={itemnum} alt={color} size={45} />
        </label>
      ))}
    </fieldset>
  );
}
