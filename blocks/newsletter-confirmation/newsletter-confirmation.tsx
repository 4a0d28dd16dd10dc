import { ButtonLink } from '@/components/ui/button/button';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useQueryParameter } from '@/lib/shop/routes/use-query-parameter';
import styles from './newsletter-confirmation.module.css';

/** Target of the link in the confirmation email; `?success=0`, or none, is a failure. */
export function NewsletterConfirmation({
  id,
  fields,
  isFirst,
}: BlockProps<'newsletterConfirmation'>) {
  const { headline, text, errorHeadline, errorText } = fields;
  const { newsletter: messages } = useMessages();
  const { locale } = useRouteContext();
  const success = useQueryParameter('success');
  const tag = useFieldTags();
  const Heading = isFirst ? 'h1' : 'h2';
  // Only the browser knows the query: reserves the space until it is read.
  const isKnown = success !== undefined;
  const hasFailed = isKnown && (success === null || success === '' || success === '0');
  return (
    <section
      className={styles.root}
      data-known={isKnown}
      data-failed={hasFailed}
      aria-labelledby={`${id}-heading`}
    >
      <Heading
        id={`${id}-heading`}
        {...tag(id, hasFailed && errorHeadline ? 'errorHeadline' : 'headline')}
      >
        {hasFailed ? (errorHeadline ?? messages.notConfirmed) : headline}
      </Heading>
      {hasFailed
        ? errorText && (
            <p className={styles.text} {...tag(id, 'errorText')}>
              {errorText}
            </p>
          )
        : text && (
            <p className={styles.text} {...tag(id, 'text')}>
              {text}
            </p>
          )}
      <p className={styles.onward}>
        <ButtonLink look="secondary" link={{ href: localizedPath(locale, '/'), opens: 'page' }}>
          {messages.toHome}
        </ButtonLink>
      </p>
    </section>
  );
}
