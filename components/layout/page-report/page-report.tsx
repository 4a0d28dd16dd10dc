import { useRouter } from 'next/router';
import { usePageInfo } from '@/lib/tracking/use-page-info';

/** Reports the visited page to tracking. @param hasList whether it has a list of articles */
export function PageReport({ hasList }: { hasList: boolean }) {
  const { asPath } = useRouter();
  usePageInfo(asPath.split(/[?#]/, 1)[0] ?? '/', hasList);
  return null;
}
