/** Loaded when a form of the page is first used. */
export const loadSender = () => import('@/lib/shop/captcha/send-solved');
