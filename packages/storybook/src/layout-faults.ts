import { partedWords } from './parted-words.ts'

/** What no reader may meet at any width: a page that scrolls sideways, words that are cut off. */
export function layoutFaults(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const wide =
    scrollWidth > clientWidth ? [`scrolls sideways (${scrollWidth} > ${clientWidth}): ${widest()}`] : []
  return [...wide, ...clipped().map((text) => `cuts off “${text}”`), ...partedWords(), ...labelsOffCentre()]
}

/** A button of a single label shows it in its middle, however high its neighbours make it. */
function labelsOffCentre(): readonly string[] {
  const range = document.createRange()
  return [...document.querySelectorAll('a, button')].flatMap((button) => {
    const { display, justifyContent } = getComputedStyle(button)
    if (!display.endsWith('flex') || justifyContent !== 'center' || button.childElementCount > 1) return []
    range.selectNodeContents(button.firstElementChild ?? button)
    const off = middleOf(range.getBoundingClientRect()) - middleOf(button.getBoundingClientRect())
    return Math.abs(off) > 3 ? [`shows “${button.textContent}” ${Math.round(off)} px off its middle`] : []
  })
}

const middleOf = ({ top, height }: DOMRect): number => top + height / 2

function widest(): string {
  const edge = document.documentElement.clientWidth
  const guilty = [...document.body.querySelectorAll('*')].filter(
    (each) => !each.closest('svg svg, svg > *') && each.getBoundingClientRect().right > edge + 1,
  )
  return guilty.at(-1)?.outerHTML.slice(0, 160) ?? 'nothing seen'
}

function clipped(): readonly string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const seen = new Set<Element>()
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const box = node.parentElement
    if (!box || seen.has(box) || !node.nodeValue?.trim()) continue
    seen.add(box)
    if (box.scrollWidth > box.clientWidth + 1 && cuts(box)) found.push(node.nodeValue.trim().slice(0, 60))
  }
  return found
}

function cuts(box: Element): boolean {
  const { overflowX, clipPath, display } = getComputedStyle(box)
  return display !== 'inline' && clipPath === 'none' && (overflowX === 'hidden' || overflowX === 'clip')
}
