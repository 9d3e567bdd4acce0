/** What React numbers. */
const ids = /_r_[0-9a-z]+_/g

/** Each element of the page and whether it is shown, without its words: what a rule about markup goes by. */
export const markupShown = (): readonly string[] =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const isShown = element.checkVisibility({ visibilityProperty: true })
    const attributes = element.getAttributeNames().map((name) => `${name}="${element.getAttribute(name)}"`)
    return `${isShown ? 'shown' : 'hidden'} <${element.localName} ${attributes.join(' ').replaceAll(ids, '')}>`
  })

const judged = new Set<string>()

/** What there was not at another width of this story, and in no other story that was judged for what it had anew. */
export function unjudgedMarkup(before: readonly string[]): readonly string[] {
  const known = new Set(before)
  const unknown = markupShown().filter((part) => !known.has(part) && !judged.has(part))
  for (const part of unknown) judged.add(part)
  return unknown
}
