import { useMessages } from '@/lib/shop/i18n/use-messages';
import { Notice } from './notice';

/** Explains why an order was not placed; empty without an error. @param code of the rejection */
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
