import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/i18n/use-messages';
import { openModal, type ModalParameters } from '@/lib/modals/modals';

/** Offers an email when a size is there again, or costs less; the form loads with the press. */
export function NoticeButton({ kind, sku }: ModalParameters['notice']) {
  const { article: messages } = useMessages();
  return (
    <div>
      <Button type="button" look="secondary" onClick={() => openModal('notice', { kind, sku })}>
        {kind === 'stock' ? messages.stockNotice : messages.priceNotice}
      </Button>
    </div>
  );
}
