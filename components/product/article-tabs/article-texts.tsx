import { CareSymbol } from '@/components/product/care-symbol/care-symbol';
import type { DetailColour, SafetyContacts } from '@/lib/catalog/article/article-detail';
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

/** A company with its postal and its electronic address: an email address or a contact page. */
function ContactAddress({
  name,
  address,
  email,
  contactPage,
}: NonNullable<SafetyContacts['producer']>) {
  return (
    <address className={styles.address}>
      {name}
      <br />
      {address}
      <br />
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {!email && contactPage && <a href={contactPage}>{contactPage.replace('https://', '')}</a>}
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
      <ContactAddress {...gpsr} name={gpsr.manufacturer} />
      {gpsr.producer && (
        <>
          <p>{messages.producer}</p>
          <ContactAddress {...gpsr.producer} />
        </>
      )}
      {gpsr.warning && (
        <>
          <p>{messages.warning}</p>
          <p>{gpsr.warning}</p>
        </>
      )}
    </div>
  );
}
