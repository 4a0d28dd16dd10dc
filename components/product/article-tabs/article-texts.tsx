import { CareSymbol } from '@/components/product/care-symbol/care-symbol';
import type { DetailColour } from '@/lib/catalog/article/article-detail';
import type { LoadedTabs } from '@/lib/cms/content/loaded-tabs';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './article-texts.module.css';

/** Descriptions of the article and its colour, and its material. */
export function DetailsText({ texts, material }: { texts: readonly string[]; material: string }) {
  const { article: messages } = useMessages();
  return (
    <div className={styles.texts}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {material && (
        <p>
          <strong>{messages.material}:</strong> {material}
        </p>
      )}
    </div>
  );
}

/** Instructions for washing, bleaching, drying, ironing and cleaning, as symbols with text. */
export function CareText({ care }: Pick<DetailColour, 'care'>) {
  return (
    <ul role="list" className={styles.care}>
      {care.map(({ code, label }) => (
        <li key={code} className={styles.instruction}>
          <span aria-hidden="true">
            <CareSymbol code={code} label={label} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

function ContactAddress({
  name,
  address,
  email,
}: {
  name: string;
  address: string;
  email: string;
}) {
  return (
    <address className={styles.address}>
      {name}
      <br />
      {address}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

// outside: law-product-safety
/**
 * The company responsible for the article's safety, and the manufacturer if that is another one.
 *
 * @see Regulation (EU) 2023/988, Article 19
 */
export function SafetyText({ gpsr }: { gpsr: NonNullable<LoadedTabs['gpsr']> }) {
  const { article: messages } = useMessages();
  return (
    <div className={styles.texts}>
      <p>{messages.responsible}</p>
      <ContactAddress name={gpsr.manufacturer} address={gpsr.address} email={gpsr.email} />
      {gpsr.producer && (
        <>
          <p>{messages.producer}</p>
          <ContactAddress {...gpsr.producer} />
        </>
      )}
    </div>
  );
}
