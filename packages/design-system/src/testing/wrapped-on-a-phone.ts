import { locales } from '@veranda/messages'
import { speak } from './in-language.tsx'
import { linesIn } from './label-lines.ts'
import { resize } from './resize.ts'

/**
 * What takes more than one line on the usual phone, in any language: in a play, for the words that have one line there,
 * which are those of a step and of its price.
 */
export async function wrappedOnAPhone(parts: () => readonly (Element | null)[]): Promise<readonly string[]> {
  await resize(390)
  const found = locales.flatMap((locale) => {
    speak(locale)
    return parts().flatMap((part) => (part ? wrappedIn(part, locale) : [`${locale}: a part is missing`]))
  })
  speak('en-US')
  await resize(320)
  return found
}

const wrappedIn = (part: Element, locale: string): readonly string[] =>
  [...linesIn(part)].flatMap(([{ textContent }, lines]) =>
    lines > 1 ? [`${locale}: ${lines} lines: “${textContent}”`] : [],
  )
