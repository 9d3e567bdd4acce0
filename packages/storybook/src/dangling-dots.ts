import { isUnseen } from './words-shown.ts'

/** A dot between two things stands between them: no line ends with one, and none begins with one. */
export function danglingDots(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.includes('·') && isSeen(node)) found.push(...danglingIn(node))
  return found
}

const isSeen = (text: Node): boolean =>
  Boolean(text.nodeValue?.trim()) && text.parentElement !== null && !isUnseen(text.parentElement)

const danglingIn = (node: Node): readonly string[] =>
  [...(node.nodeValue ?? '').matchAll(/·/g)].flatMap(({ index }) => {
    const own = boxOf(node, index)
    // Drawn on the space behind it, which a line's end has not.
    if (own.width === 0) return []
    const before = sideOf(node, index, -1) ?? sideOf(neighbour(node, 'previousNode'), undefined, -1)
    const after = sideOf(node, index, 1) ?? sideOf(neighbour(node, 'nextNode'), undefined, 1)
    return [before, after].every((side) => side === undefined || isOnLineOf(own, side))
      ? []
      : [`leaves the dot of “${node.nodeValue}” at the edge of a line`]
  })

/** The next text on the page that is seen, on one side of a text. */
function neighbour(text: Node, step: 'nextNode' | 'previousNode'): Node | undefined {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  texts.currentNode = text
  for (let node = texts[step](); node; node = texts[step]()) if (isSeen(node)) return node
  return undefined
}

/** The letter next to a place in a text, or the one at that end of it. */
function sideOf(node: Node | undefined, from: number | undefined, step: 1 | -1): DOMRect | undefined {
  const text = node?.nodeValue ?? ''
  const start = from === undefined ? (step > 0 ? 0 : text.length - 1) : from + step
  if (!node) return undefined
  for (let at = start; at >= 0 && at < text.length; at += step) if (text[at]?.trim()) return boxOf(node, at)
  return undefined
}

function boxOf(node: Node, at: number): DOMRect {
  const range = document.createRange()
  range.setStart(node, at)
  range.setEnd(node, at + 1)
  return range.getBoundingClientRect()
}

const isOnLineOf = (one: DOMRect, other: DOMRect): boolean => one.top < other.bottom && other.top < one.bottom
