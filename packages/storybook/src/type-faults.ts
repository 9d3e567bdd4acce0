import { isUnseen } from './words-shown.ts'

/** What a reader has to read is no smaller than this; the cells of a calendar and a raised sign may be. */
const leastPixels = 14
const mayBeSmaller = '[role=grid], [role=gridcell], svg, sup, [aria-hidden=true]'

/** Letters that are too small, and figures that dance: a serif's own, which are as high as its small letters. */
export function typeFaults(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen = new Set<Element>()
  const found: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const part = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (!part || text === '' || seen.has(part)) continue
    seen.add(part)
    const { fontSize, fontVariantNumeric } = getComputedStyle(part)
    const size = Number.parseFloat(fontSize)
    if (size > 0 && size < leastPixels && !part.closest(mayBeSmaller) && !isUnseen(part))
      found.push(`sets “${text.slice(0, 60)}” in ${Math.round(size * 10) / 10} px`)
    if (/\d/.test(text) && !fontVariantNumeric.includes('lining-nums'))
      found.push(`sets “${text.slice(0, 60)}” in old-style figures`)
  }
  return found
}
