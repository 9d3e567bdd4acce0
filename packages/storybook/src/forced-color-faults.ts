/** What is chosen, current or limited: each looks unlike the rest of its kind, in the system's colours too. */
const marks =
  '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false]), [data-span], [data-now], [data-limit]'

const judged = new Set<string>()

/** What is marked on this page, once for each way to be marked: of one class and kind all look the same. */
export function unjudgedMarks(): readonly Element[] {
  return [...document.querySelectorAll(marks)].filter((marked) => {
    if (!marked.checkVisibility() || !plainBeside(marked)) return false
    const option = [marked.className, ...marked.getAttributeNames(), marked.getAttribute('data-kind')].join(
      ' ',
    )
    if (judged.has(option)) return false
    judged.add(option)
    return true
  })
}

/** Run while the system's colours are forced: what cannot be told from the next of its kind that is not so marked. */
export function forcedColorFaults(found: readonly Element[]): readonly string[] {
  return found.flatMap((marked) => {
    const plain = plainBeside(marked)
    if (!plain || lookOf(marked) !== lookOf(plain)) return []
    return [`looks like what is not chosen in forced colours: ${marked.outerHTML.slice(0, 140)}`]
  })
}

/** Of the same class and kind, in the nearest part of the page that has one. */
function plainBeside(marked: Element): Element | undefined {
  const kind = marked.classList[0]
  if (!kind) return undefined
  for (let around = marked.parentElement; around; around = around.parentElement) {
    const plain = [...around.getElementsByClassName(kind)].find(
      (each) =>
        each !== marked &&
        !each.matches(marks) &&
        each.checkVisibility() &&
        each.getAttribute('data-kind') === marked.getAttribute('data-kind'),
    )
    if (plain) return plain
  }
  return undefined
}

const properties = [
  'appearance',
  'backgroundColor',
  'backgroundImage',
  'borderBlockStart',
  'borderBlockEnd',
  'borderInlineStart',
  'borderInlineEnd',
  'outline',
  'color',
  'fontWeight',
  'textDecorationLine',
  'clipPath',
  'insetInlineStart',
  'display',
] as const

/** What the eye has of an element, of what is drawn before and after it, and of its marks: words are not compared. */
function lookOf(element: Element): string {
  const parts = [element, ...element.querySelectorAll('svg, svg *, [aria-hidden]')]
  return parts
    .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => appearance(part, pseudo)))
    .join('\n')
}

function appearance(part: Element, pseudo: string | undefined): string {
  const style = getComputedStyle(part, pseudo)
  if (pseudo && style.content === 'none') return ''
  return properties.map((property) => seen(style[property])).join(';')
}

/** A line of no width, or none at all, is not seen. */
const seen = (value: string): string => (/\bnone\b|^0px/.test(value) ? '' : value)
