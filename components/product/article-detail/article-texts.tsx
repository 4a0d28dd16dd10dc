import type { ReactNode } from 'react';
import { CareSymbol } from '@/components/product/care-symbol/care-symbol';
import type { ArticleDetail, DetailColour } from '@/lib/article/article-detail';
import { useMessages } from '@/lib/i18n/use-messages';
import styles from './article-texts.module.css';

interface Props {
  id: string;
  article: ArticleDetail;
  colour: DetailColour;
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Care({ care }: Pick<DetailColour, 'care'>) {
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

/** The texts about an article; a part without text is left out. */
export function ArticleTexts({ id, article, colour }: Props) {
  const { article: messages } = useMessages();
  const { material, gpsr } = article;
  const texts = [...article.texts, ...colour.texts];
  return (
    <div className={styles.root}>
      {texts.length > 0 && (
        <Section id={`${id}-details`} title={messages.details}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Section>
      )}
      {material && (
        <Section id={`${id}-material`} title={messages.material}>
          <p>{material}</p>
        </Section>
      )}
      {colour.care.length > 0 && (
        <Section id={`${id}-care`} title={messages.care}>
          <Care care={colour.care} />
        </Section>
      )}
      {gpsr && (
        <Section id={`${id}-safety`} title={messages.safety}>
          <p>
            {gpsr.manufacturer}
            <br />
            {gpsr.address}
            <br />
            <a href={`mailto:${gpsr.email}`}>{gpsr.email}</a>
          </p>
        </Section>
      )}
    </div>
  );
}
