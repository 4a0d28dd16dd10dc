import { useRouter } from 'next/router';
import { usePageInfo } from '@/lib/tracking/use-page-info';

/** Tells reports what page a visitor has come to. @param hasList a list of articles stands on it */
export function PageReport({ hasList }: { hasList: boolean }) {
  const { asPath } = useRouter();
  usePageInfo(asPath.split(/[?#]/, 1)[0] ?? '/', hasList);
  return null;
}
