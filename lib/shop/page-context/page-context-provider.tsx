import { createContext, useContext, type ReactNode } from 'react';
import type { Currency } from '@/lib/shop/project/currencies';

const CurrencyContext = createContext<Currency | null>(null);

/** Provides blocks with the page's context, besides their own fields. */
export function PageContextProvider({
  currency,
  children,
}: {
  currency: Currency;
  children: ReactNode;
}) {
  return <CurrencyContext value={currency}>{children}</CurrencyContext>;
}

/** The currency in which the page's country pays. */
export function usePageCurrency(): Currency {
  const currency = useContext(CurrencyContext);
  if (!currency) throw new Error('usePageCurrency needs a PageContextProvider above it');
  return currency;
}
