import type { GetStaticPaths, GetStaticProps } from 'next';

/** Contains non-ASCII letters, like the shop's own pages. */
const WORDS = 'Mäntel für große Männer – ';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/**
 * Half of a page's size is its markup, the other half the data that Next repeats for the browser.
 */
export const getStaticProps = (({ params }) => ({
  props: { words: WORDS.repeat(Math.floor(Number(params?.['path']?.[0]) / 2 / WORDS.length)) },
  revalidate: 300,
})) satisfies GetStaticProps<{ words: string }>;

/** A cached page without blocks whose HTML has about as many bytes as its path says. */
export default function SizedPage({ words }: { words: string }) {
  return <p>{words}</p>;
}
