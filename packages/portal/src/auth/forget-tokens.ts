import { libraryPrefix } from './stored-tokens.ts'
import { thisTabOnly } from '../state/token-storage.ts'

/** Forgets the tokens of a session that is over anyway, without waking the library. */
export function forgetAllTokens(): void {
  forgetTokens(localStorage)
  forgetTokens(sessionStorage)
  sessionStorage.removeItem(thisTabOnly)
}

function forgetTokens(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(libraryPrefix)) storage.removeItem(key)
}
