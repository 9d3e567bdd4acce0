/** A word on the page with the boxes of its pieces: one, unless it is broken over lines. */
export type ShownWord = { readonly word: string; readonly part: Element; readonly boxes: readonly DOMRect[] }

/** Every word for the eye; what is written for the ear alone stands in a clipped box of one pixel. */
export function wordsShown(): readonly ShownWord[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: ShownWord[] = []
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const part = node.parentElement
    if (!part || !node.nodeValue?.trim() || isUnseen(part)) continue
    for (const { 0: word, index } of node.nodeValue.matchAll(/\S+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (boxes.length > 0) found.push({ word, part, boxes })
    }
  }
  return found
}

export function isUnseen(part: Element): boolean {
  if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
  for (let each: Element | null = part; each; each = each.parentElement)
    if (getComputedStyle(each).clipPath === 'inset(50%)') return true
  return false
}
