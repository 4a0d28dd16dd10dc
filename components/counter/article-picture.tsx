/** Picture of an article. It has no description, because the name stands beside it. */
export function ArticlePicture({ src }: { src: string | undefined }) {
  // The CDN has no sizes for Next's loader.
  // oxlint-disable-next-line nextjs/no-img-element
  return <img src={src} alt="" width={72} height={96} loading="lazy" />;
}
