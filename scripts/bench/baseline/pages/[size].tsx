import type { GetStaticPaths, GetStaticProps } from 'next';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Half of a page's weight is its markup, half the data that Next repeats for the browser. */
export const getStaticProps = (({ params }) => ({
  props: { words: 'menswear '.repeat(Math.floor(Number(params?.['size']) / 2 / 9)) },
  revalidate: 300,
})) satisfies GetStaticProps<{ words: string }>;

/** A cached page of about `size` bytes of HTML without any block. */
export default function SizedPage({ words }: { words: string }) {
  return <p>{words}</p>;
}
