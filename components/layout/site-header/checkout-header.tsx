import { ContentLink } from '@/components/content/content-link/content-link';
import { PageLink } from '@/components/ui/page-link/page-link';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import { stepHref } from '@/lib/commerce/checkout/checkout-steps';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './site-header.module.css';
import { SkipLink } from './skip-link';

/** The header of the steps after the basket: the logo and the way back, and nothing else to click. */
export function CheckoutHeader({ frame }: { frame: SiteFrame }) {
  const { frame: messages } = useMessages();
  const context = useRouteContext();
  return (
    <>
      <SkipLink />
      <header className={styles.root}>
        <div className={styles.bar} data-calm="">
          <ContentLink
            link={frame.home}
            className={styles.home}
            aria-label={formatMessage(messages.toHome, { project: frame.projectName })}
          >
            <span className={styles.logo} data-logo={context.project} />
          </ContentLink>
          <PageLink className={styles.back} href={stepHref(context, 'cart')}>
            {messages.toBasket}
          </PageLink>
        </div>
      </header>
    </>
  );
}
