export { pageIntl } from './page-intl.tsx'
export { type LaterWords, useLaterWords } from './use-later-words.ts'
export { useWords, type Words } from './use-words.ts'
