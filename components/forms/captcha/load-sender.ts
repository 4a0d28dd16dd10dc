/** No page needs it before one of its forms is touched. */
export const loadSender = () => import('@/lib/shop/captcha/send-solved');
