import { Fragment } from 'react';
import type { TextPart } from '@/lib/catalog/search/highlight';

/** A text whose matching pieces are marked. */
export function Highlight({ parts }: { parts: readonly TextPart[] }) {
  let end = 0;
  return parts.map(({ text, isMatch }) => {
    // Where a piece ends in the text identifies it.
    end += text.length;
    return isMatch ? <mark key={end}>{text}</mark> : <Fragment key={end}>{text}</Fragment>;
  });
}
