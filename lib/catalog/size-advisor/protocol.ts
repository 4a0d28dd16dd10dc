import type { SizeRecommendation } from '@/lib/catalog/catalogue/size-recommendation';
import type { Language } from '@/lib/shop/page-context/locale';
import type { AdvisedSize } from './advise';
import { readAnswers, type BodyAnswers } from './body';

/** Message of the shop to the advisor, sent when it is ready and after every change. */
export interface ArticleMessage {
  type: 'article';
  /** Language and country of the shop: `de`, `AT`. */
  language: Language;
  country: string;
  sizes: readonly AdvisedSize[];
  fit: SizeRecommendation | null;
  /** Earlier answers of the visitor, which the shop's page stores. */
  answers: BodyAnswers | null;
}

/** A request of the advisor to the shop. */
export type AdvisorMessage =
  | { type: 'ready' }
  /** Height of the advisor's content, in pixels. */
  | { type: 'height'; height: number }
  | { type: 'answers'; answers: BodyAnswers }
  | { type: 'forget' }
  | { type: 'selectSize'; sku: string }
  | { type: 'addToCart'; sku: string };

/** Distinguishes our messages from those of extensions and tools. */
const CHANNEL = 'size-advisor';

const MAX_HEIGHT = 4_000;

const sealed = (message: ArticleMessage | AdvisorMessage) => ({ channel: CHANNEL, ...message });

/**
 * Sends to a window of the other side. The target origin is open, because the advisor has an opaque
 * origin and does not know the shop's hosts: receivers check the sender instead.
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
 * Parses a message of the advisor; `null` if invalid. @param skus that the shop sent; it can
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

/** Parses a message of the shop, whose page is the only one that may frame the advisor. */
export function readArticleMessage(message: unknown): ArticleMessage | null {
  const fields = fieldsOf(message);
  // Sender and frame come from the same build; answers come from storage and are validated.
  return fields?.['type'] === 'article' ? (fields as unknown as ArticleMessage) : null;
}
