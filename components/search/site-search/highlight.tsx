import { Fragment } from 'react';
import type { TextPart } from '@/lib/catalog/search/highlight';

export function Highlight({ parts }: { parts: readonly TextPart[] }) {
  let end = 0;
  return parts.map(({ text, isMatch }) => {
    // The end position of a part identifies it.
    end += text.length;
    return isMatch ? <mark key={end}>{text}</mark> : <Fragment key={end}>{text}</Fragment>;
  });
}
