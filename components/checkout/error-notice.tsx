import { useMessages } from '@/lib/shop/i18n/use-messages';
import { Notice } from './notice';

/** Why an order was not placed; nothing without an error. @param code of the rejection */
export function ErrorNotice({ code }: { code: string | null }) {
  const { checkout } = useMessages();
  if (!code) return null;
  const texts: Readonly<Record<string, string>> = checkout.errors;
  return (
    <Notice isError>
      {Object.hasOwn(texts, code) ? texts[code] : checkout.errors.unavailable}
    </Notice>
  );
}
