import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { ButtonLink } from '@/components/ui/button/button';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { NestedBlocks } from '@/lib/cms/content/nested-blocks';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type { LoadedWishlist } from '@/lib/commerce/wishlist/loaded-wishlist';
import type { WishlistContents } from '@/lib/commerce/wishlist/wishlist';
import { LineActions, RemovalForm } from './line-actions';
import { ShareWishlist } from './share-wishlist';
import { useWishlistChanges, type WishlistChanges } from './use-wishlist-changes';
import { WishlistArticleLine } from './wishlist-line';
import { LoginPrompt, WishlistChangeOutcome, WishlistError } from './wishlist-messages';
import styles from './wishlist.module.css';

type Props = BlockProps<'wishlist'>;

function Empty({ id, fields }: Pick<Props, 'id' | 'fields'>) {
  const tag = useFieldTags();
  return (
    <>
      <div className={styles.empty}>
        <h2 className={styles.emptyHeadline} {...tag(id, 'emptyHeadline')}>
          {fields.emptyHeadline}
        </h2>
        <p {...tag(id, 'emptyText')}>{fields.emptyText}</p>
        <ButtonLink link={fields.emptyLink} tag={tag(id, 'emptyLabel')}>
          {fields.emptyLabel}
        </ButtonLink>
      </div>
      {fields.emptyBlocks.length > 0 && <NestedBlocks blocks={fields.emptyBlocks} />}
    </>
  );
}

interface LinesProps {
  contents: WishlistContents;
  /** `null` for another visitor's list. */
  changes: WishlistChanges | null;
}

function Lines({ contents: { lines, missing }, changes }: LinesProps) {
  const { wishlist: messages } = useMessages();
  return (
    <ul className={styles.lines} role="list" aria-label={messages.lines}>
      {lines.map((line) => (
        <WishlistArticleLine key={line.id} line={line}>
          {changes && <LineActions line={line} changes={changes} />}
        </WishlistArticleLine>
      ))}
      {changes &&
        missing.map((article) => {
          const text = formatMessage(messages.missing, { number: article.articleNumber });
          return (
            <li key={article.id} className={styles.missing}>
              <p>{text}</p>
              <RemovalForm
                {...article}
                name={article.articleNumber}
                onRemove={() => changes.remove(article)}
              />
            </li>
          );
        })}
    </ul>
  );
}

function OwnWishlist({
  id,
  fields,
  loaded,
}: Pick<Props, 'id' | 'fields'> & {
  loaded: Extract<LoadedWishlist, { kind: 'own' }> | null;
}) {
  const changes = useWishlistChanges(loaded);
  const { contents } = changes;
  const isEmpty = contents?.lines.length === 0 && contents.missing.length === 0;
  return (
    <>
      {loaded?.isGuest !== false && <LoginPrompt />}
      <WishlistChangeOutcome changes={changes} fields={fields} />
      {contents === null && (
        <WishlistError code="unavailable" link={fields.emptyLink} onReload={changes.clear} />
      )}
      {isEmpty && <Empty id={id} fields={fields} />}
      {contents && !isEmpty && (
        <>
          <Lines contents={contents} changes={changes} />
          <ShareWishlist id={id} token={contents.shareToken} changes={changes} />
        </>
      )}
    </>
  );
}

/** Another visitor's list, read-only. */
function SharedWishlist({ contents }: { contents: WishlistContents | null }) {
  const { wishlist: messages } = useMessages();
  const context = useRouteContext();
  const shown = contents && contents.lines.length > 0 ? contents : null;
  return (
    <>
      <p>{contents ? messages.shared : messages.notShared}</p>
      {contents && !shown && <p>{messages.sharedEmpty}</p>}
      {shown && <Lines contents={shown} changes={null} />}
      <div>
        <ButtonLink
          link={{ href: routeHref({ name: 'wishlist', parameters: {} }, context), opens: 'page' }}
          look="secondary"
        >
          {messages.toOwn}
        </ButtonLink>
      </div>
    </>
  );
}

export function WishlistBlock({ id, fields, loaded, isFirst }: Props) {
  return (
    <CheckoutFrame id={id} isFirst={isFirst} headline={fields.headline}>
      {loaded?.kind === 'shared' ? (
        <SharedWishlist contents={loaded.contents} />
      ) : (
        <OwnWishlist id={id} fields={fields} loaded={loaded} />
      )}
    </CheckoutFrame>
  );
}
