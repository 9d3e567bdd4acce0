import { naming } from './unjudged.ts'

/** Every element of the page. */
const elements = (): readonly Element[] => [...document.body.querySelectorAll('*')]

/** The markup of the page, element by element, as a rule about markup goes by it. */
export const markupShown = (): ReadonlySet<string> => new Set(elements().map(asMarkup))

/** An element and whether it is shown, without its words: of what names or says something a rule asks whether it is there. */
function asMarkup(element: Element): string {
  const isShown = element.checkVisibility({ visibilityProperty: true })
  const attributes = [...element.attributes].map(({ name, value }) =>
    naming.has(name) ? `${name}${value ? '' : '=""'}` : `${name}="${value}"`,
  )
  return `${isShown ? 'shown' : 'hidden'} <${element.localName} ${attributes.join(' ')}>`
}

const judged = new Set<string>()

/**
 * Of many looks and stories most have markup that another had, and the same markup has the same faults. Gives the elements
 * that are not in `before`, and have not been given for another story or look.
 */
export function unjudgedMarkup(before: ReadonlySet<string>): readonly Element[] {
  return elements().filter((element) => {
    const markup = asMarkup(element)
    if (before.has(markup) || judged.has(markup)) return false
    judged.add(markup)
    return true
  })
}
