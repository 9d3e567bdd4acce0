// Apart from the words of the first view, which would bring these along.
export { type LaterWords, useLaterWords } from './use-later-words.ts'
