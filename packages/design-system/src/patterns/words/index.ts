export { pageIntl } from './page-intl.tsx'
export { type LaterWords, useLaterWords, useWords, type Words } from './use-words.ts'
