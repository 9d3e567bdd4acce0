// Apart from the words of the first view, which would bring these along.

export { sentencesOf } from './later-wording.tsx'
export { type LaterWords, useLaterWords } from './use-later-words.ts'
