import { domMax, pinchFeatures } from 'framer-motion';

export const features = { ...domMax, ...pinchFeatures };
