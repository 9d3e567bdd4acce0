/** Attributes that name or say something: no rule of a stylesheet asks for them. */
export const naming = new Set(
  'id for name value href src alt title datetime action aria-label aria-labelledby aria-describedby aria-controls aria-valuetext aria-valuenow'.split(
    ' ',
  ),
)
const states = [':checked', ':disabled', ':invalid', ':focus', ':focus-visible'] as const

/**
 * Of many stories most show what another has shown. Gives the visible words of the page whose appearance is new: nothing
 * that a stylesheet can ask about them, or about what they stand in, has been met before. They are met now.
 */
export function unjudgedWords(judged: Set<string>): readonly Element[] {
  const known = new Map<Element, string>()
  const fresh: Element[] = []
  for (const element of wordsOf(document.body)) {
    const appearance = appearanceOf(element, known)
    if (judged.has(appearance)) continue
    judged.add(appearance)
    fresh.push(element)
  }
  return fresh
}

function wordsOf(root: Element): ReadonlySet<Element> {
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found = new Set<Element>()
  for (let node = words.nextNode(); node; node = words.nextNode())
    if (node.parentElement && node.nodeValue?.trim()) found.add(node.parentElement)
  // What is ticked holds no words.
  for (const field of root.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea'))
    found.add(field)
  // The page behind a dialog is judged in a story without one.
  const dialog = document.querySelector('dialog:modal, [role=alertdialog]')
  return new Set(
    [...found].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && (dialog?.contains(element) ?? true),
    ),
  )
}

function appearanceOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element)
  if (before !== undefined) return before
  const around = element.parentElement ? appearanceOf(element.parentElement, known) : ''
  const appearance = `${around}>${partOf(element)}`
  known.set(element, appearance)
  return appearance
}

const partOf = (element: Element): string =>
  [
    element.tagName,
    ...[...element.attributes]
      .filter(({ name }) => !naming.has(name))
      .map(({ name, value }) => `${name}=${value}`),
    ...states.filter((state) => element.matches(state)),
    ...states.filter((state) => element.querySelector(state)).map((state) => `has ${state}`),
  ].join(' ')
