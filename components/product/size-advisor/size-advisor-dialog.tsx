import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { projects } from '@/lib/shop/project/projects';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { readAdvisorMessage, send, type AdvisorMessage } from '@/lib/catalog/size-advisor/protocol';
import {
  forgetAnswers,
  storeAnswers,
  storedAnswers,
} from '@/lib/catalog/size-advisor/stored-answers';
import { refreshOwnSizes } from '@/lib/catalog/size-advisor/use-own-sizes';
import type { SizeAdvisorProps } from './size-advisor';
import styles from './size-advisor.module.css';

/** Height in pixels until the advisor has reported its own. */
const HEIGHT = 420;

type Props = SizeAdvisorProps & { onClose: () => void };

function useSizeMarket(): { language: Language; country: string } {
  const { language } = useMessages();
  const { project, locale } = useRouteContext();
  return projects[project].hasGermanSizes
    ? { language: 'de', country: 'DE' }
    : { language, country: locale.slice(3).toUpperCase() };
}

/** Handles the advisor's messages that require the shop's page. */
function useAdvisor({ sizes, fit = null, onSelect, onAdd, onClose }: Props) {
  const { language, country } = useSizeMarket();
  const { locale } = useRouteContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT);
  useEffect(() => {
    const notify = (advisor: Window) => {
      const answers = storedAnswers();
      send(advisor, { type: 'article', language, country, sizes, fit, answers });
    };
    const follow = (message: AdvisorMessage, advisor: Window) => {
      if (message.type === 'ready') notify(advisor);
      if (message.type === 'height') setHeight(message.height);
      if (message.type === 'answers') storeAnswers(message.answers);
      if (message.type === 'forget') forgetAnswers();
      if (message.type === 'answers' || message.type === 'forget') refreshOwnSizes();
      if (message.type === 'selectSize') onSelect(message.sku);
      if (message.type === 'addToCart') onAdd(message.sku);
      if (message.type === 'selectSize' || message.type === 'addToCart') onClose();
    };
    const skus = new Set(sizes.map(({ sku }) => sku));
    const listen = ({ source, data }: MessageEvent) => {
      const advisor = frame.current?.contentWindow;
      if (!advisor || source !== advisor) return;
      const message = readAdvisorMessage(data, skus);
      const isSoldOut =
        message?.type === 'addToCart' &&
        !sizes.some(({ sku, isAvailable }) => sku === message.sku && isAvailable);
      if (message && !isSoldOut) follow(message, advisor);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [sizes, fit, language, country, onSelect, onAdd, onClose]);
  return { frame, height, src: `/size-advisor?locale=${locale}` };
}

/** The size advisor in a frame that can access neither the page nor its cookies. */
export function SizeAdvisorDialog(props: Props) {
  const { sizeAdvisor: messages } = useMessages();
  const { frame, height, src } = useAdvisor(props);
  return (
    <Dialog isOpen title={messages.title} onClose={props.onClose}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={messages.title}
        src={src}
        height={height}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}
