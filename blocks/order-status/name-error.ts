import type { Messages } from '@/lib/shop/i18n/messages';

/** Error of the name in a withdrawal, shown at its field. @param error of the page's address */
export const nameError = (
  error: string | null,
  { errors }: Messages['orderStatus'],
): string | undefined => (error === 'name_invalid' ? errors.name_invalid : undefined);
