/** Where words have one place: what a finger lands on, and the name of a field. */
const labels = 'button, a[class*=button], [role=tab], [role=menuitem], label[class*=field_label]'

export type LabelLines = ReadonlyMap<Element, number>

/** How many lines the words of each label take; a label of several parts may lay them out anew, so each counts alone. */
export function labelLines(): LabelLines {
  return new Map([...linesIn(document.body)].filter(([part]) => part.closest(labels)))
}

/** How many lines the words of each part of an element take. */
export function linesIn(element: Element): LabelLines {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found = new Map<Element, number>()
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const part = node.parentElement
    if (part && isShown(part) && node.nodeValue?.trim()) found.set(part, linesOf(part))
  }
  return found
}

/** Labels that take two lines more than in English, and more than half as many again: a third more words do not. */
export function overlongLabels(english: LabelLines): readonly string[] {
  return [...english].flatMap(([part, before]) => {
    const lines = part.isConnected ? linesOf(part) : 0
    return lines - before > Math.max(1, before / 2)
      ? [`takes ${lines} lines instead of ${before}: “${part.textContent.slice(0, 80)}”`]
      : []
  })
}

/** Of the part's own words: what stands inside it in a part of its own counts there. */
function linesOf(part: Element): number {
  const range = document.createRange()
  let [lines, end] = [0, Number.NEGATIVE_INFINITY]
  for (const node of part.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue
    range.selectNodeContents(node)
    for (const { top, bottom } of range.getClientRects()) {
      if ((top + bottom) / 2 < end) continue
      lines += 1
      end = bottom
    }
  }
  return lines
}

/** Words for the ear alone stand in a box of one pixel. */
const isShown = (part: Element): boolean => getComputedStyle(part).clipPath === 'none'
