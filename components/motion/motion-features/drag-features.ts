import { domMax } from 'framer-motion';

export const dragFeatures = domMax;
