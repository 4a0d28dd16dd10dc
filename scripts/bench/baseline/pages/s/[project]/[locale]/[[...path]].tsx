import type { GetStaticPaths, GetStaticProps } from 'next';

/** In the alphabet of the shop's own pages, which is not ASCII alone. */
const WORDS = 'Mäntel für große Männer – ';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Half of a page's weight is its markup, half the data that Next repeats for the browser. */
export const getStaticProps = (({ params }) => ({
  props: { words: WORDS.repeat(Math.floor(Number(params?.['path']?.[0]) / 2 / WORDS.length)) },
  revalidate: 300,
})) satisfies GetStaticProps<{ words: string }>;

/** A cached page of about as many bytes of HTML as its path says, without any block. */
export default function SizedPage({ words }: { words: string }) {
  return <p>{words}</p>;
}
