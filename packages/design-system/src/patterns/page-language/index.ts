// Apart from the words: a page has its language before it has any sentence that comes later.
export { LaterSentences, type LoadSentences } from './later-sentences.ts'
export { pageIntl } from './page-intl.tsx'
