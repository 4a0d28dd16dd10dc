import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { USUAL_RULES, type ShopRules } from './shop-rules';

const RulesContext = createContext<ShopRules>(USUAL_RULES);

interface Props {
  /** Only what differs from the usual rules. */
  rules: Partial<ShopRules>;
  children: ReactNode;
}

/** Provides what the shop's settings say about pictures and search, from the page's props. */
export function ShopRulesProvider({ rules, children }: Props) {
  const whole = useMemo(() => ({ ...USUAL_RULES, ...rules }), [rules]);
  return <RulesContext value={whole}>{children}</RulesContext>;
}

export const useShopRules = (): ShopRules => useContext(RulesContext);
