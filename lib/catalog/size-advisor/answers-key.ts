/** Key of the answers in the browser's storage. */
export const ANSWERS_KEY = 'storage_sizeAdvisor';
