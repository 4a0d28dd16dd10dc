import { domMax, pinchFeatures } from 'framer-motion';

export const dragAndPinchFeatures = { ...domMax, ...pinchFeatures };
