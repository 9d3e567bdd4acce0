const pressed =
  'a[href], button, select, summary, textarea, input:not([type=hidden]), [role=tab], [role^=menuitem], [role=option], [role=gridcell][data-date]'
/** What a page is there for, against what stands in a sentence or a grid. */
const leastOfAll = 24
const leastOfMain = 44

/**
 * Where a finger is held or cannot land: WCAG 2.5.8 for everything, 44 px in height for what stands by itself. And what a
 * finger alone can press.
 */
export function touchFaults(): readonly string[] {
  return [...scrollTraps(), ...tooSmall(), ...outOfKeysReach()]
}

/** Among these the arrows move, and Tab leads to one of them. */
const movedAmong =
  '[role=tablist], [role=radiogroup], [role=grid], [role=listbox], [role=menu], [role=toolbar], [role=group]:has(input[inputmode])'
/** What a field opens for a finger: its letters and arrows do the same. */
const ofField = '[aria-hidden=true], [role=combobox] ~ button'

/** WCAG 2.1.1. */
function outOfKeysReach(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, input')].flatMap(
    (element) =>
      element.tabIndex < 0 &&
      isPressable(element) &&
      !element.closest(movedAmong) &&
      !element.matches(ofField)
        ? [`is reached by no key: “${nameOf(element)}” ${element.className.slice(0, 60)}`]
        : [],
  )
}

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)

/** A box that scrolls under a thumb and not with its page: half a phone of it holds the page fast. Dialogs are pages. */
function scrollTraps(): readonly string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { clientHeight, scrollHeight } = element
    if (scrollHeight <= clientHeight + 1 || clientHeight < innerHeight / 2) return []
    const { overflowY } = getComputedStyle(element)
    if ((overflowY !== 'auto' && overflowY !== 'scroll') || element.closest('dialog, [role=dialog]'))
      return []
    return [`scrolls in a box of its own (${clientHeight} of ${scrollHeight} px): ${element.className}`]
  })
}

function tooSmall(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    if (!isPressable(element) || standsInSentence(element)) return []
    const { width, height } = landingPlace(element)
    const least = element.matches('[role=gridcell]') ? leastOfAll : leastOfMain
    if (width >= leastOfAll && height > least - 1) return []
    return [
      `is ${Math.round(width)} × ${Math.round(height)} to a finger: “${nameOf(element)}” ${element.className.slice(0, 60)}`,
    ]
  })
}

const isPressable = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  !isClippedAway(element) &&
  element.getBoundingClientRect().width > 1

/** For a screen reader alone: clipped to nothing, as a library's way out of a list is by the box around it. */
const isClippedAway = (element: HTMLElement): boolean =>
  [element, element.parentElement].some((each) => each && getComputedStyle(each).clipPath === 'inset(50%)')

/** WCAG leaves links in running text as high as their line. */
function standsInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false
  const around = element.closest('p, li, dd, td, label, span:not([class])') ?? element.parentElement
  const wording = around?.textContent.trim() ?? ''
  return wording.length > element.textContent.trim().length + 2
}

/** The element, what names it for a finger, and a larger place drawn before or behind it. */
function landingPlace(element: HTMLElement): { readonly width: number; readonly height: number } {
  const box = labelOf(element).getBoundingClientRect()
  const own = element.getBoundingClientRect()
  const grown = ['::before', '::after'].map((part) => growth(element, part))
  return {
    width: Math.max(box.width, own.width + Math.max(...grown.map(({ inline }) => inline))),
    height: Math.max(box.height, own.height + Math.max(...grown.map(({ block }) => block))),
  }
}

/** A label takes the press for its field; one that covers a card is as large as the card. */
function labelOf(element: HTMLElement): Element {
  const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
  if (!label) return element
  const cover = [label, ...label.querySelectorAll('*')].find((each) => {
    const { content, position, top } = getComputedStyle(each, '::after')
    return content !== 'none' && position === 'absolute' && top === '0px'
  })
  return (cover instanceof HTMLElement && cover.offsetParent) || label
}

function growth(element: HTMLElement, part: string) {
  const { content, position, top, bottom, left, right } = getComputedStyle(element, part)
  if (content === 'none' || position !== 'absolute') return { inline: 0, block: 0 }
  const outwards = (one: string, other: string) =>
    Math.max(0, -(Number.parseFloat(one) + Number.parseFloat(other)) || 0)
  return { inline: outwards(left, right), block: outwards(top, bottom) }
}
