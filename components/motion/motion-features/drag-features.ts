import { domMax } from 'framer-motion';

export const features = domMax;
