import type { SizeRecommendation } from '@/lib/catalog/catalogue/size-recommendation';
import type { Language } from '@/lib/shop/page-context/locale';
import type { AdvisedSize } from './advise';
import { readAnswers, type BodyAnswers } from './body';

/** What the shop tells the advisor, once it is ready and whenever something changes. */
export interface ArticleMessage {
  type: 'article';
  /** Language and country of the shop: `de`, `AT`. */
  language: Language;
  country: string;
  sizes: readonly AdvisedSize[];
  /** How customers say that it fits. */
  fit: SizeRecommendation | null;
  /** What the visitor has answered before; it is the shop's page that stores it. */
  answers: BodyAnswers | null;
}

/** A request of the advisor to the shop. */
export type AdvisorMessage =
  | { type: 'ready' }
  /** Height of its content, in pixels. */
  | { type: 'height'; height: number }
  | { type: 'answers'; answers: BodyAnswers }
  | { type: 'forget' }
  | { type: 'selectSize'; sku: string }
  | { type: 'addToCart'; sku: string };

/** Marks our messages among those of extensions and tools. */
const CHANNEL = 'size-advisor';

const MAX_HEIGHT = 4_000;

const sealed = (message: ArticleMessage | AdvisorMessage) => ({ channel: CHANNEL, ...message });

/**
 * Sends to a window of the other side. The advisor has no origin that could be named, and the shop's
 * hosts are not known to it: who listens checks the sender instead.
 */
export const send = (to: Window, message: ArticleMessage | AdvisorMessage): void =>
  to.postMessage(sealed(message), '*');

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(message: unknown): Fields | null {
  if (typeof message !== 'object' || message === null) return null;
  const fields = message as Fields;
  return fields['channel'] === CHANNEL ? fields : null;
}

/**
 * A message of the advisor; `null` for anything else. @param skus that the shop has sent it: it can
 * request no others
 */
export function readAdvisorMessage(
  message: unknown,
  skus: ReadonlySet<string>,
): AdvisorMessage | null {
  const { type, height, answers: sent, sku } = fieldsOf(message) ?? {};
  if (type === 'ready' || type === 'forget') return { type };
  if (type === 'height' && typeof height === 'number' && height >= 0)
    return { type, height: Math.min(height, MAX_HEIGHT) };
  const answers = type === 'answers' ? readAnswers(sent) : null;
  if (answers) return { type: 'answers', answers };
  if (type !== 'selectSize' && type !== 'addToCart') return null;
  return typeof sku === 'string' && skus.has(sku) ? { type, sku } : null;
}

/** A message of the shop, whose page is the only one that may frame the advisor. */
export function readArticleMessage(message: unknown): ArticleMessage | null {
  const fields = fieldsOf(message);
  // Sender and frame are of one build; answers were read from storage and may be anything.
  return fields?.['type'] === 'article' ? (fields as unknown as ArticleMessage) : null;
}
