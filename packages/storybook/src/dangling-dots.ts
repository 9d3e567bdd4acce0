import { isUnseen } from './words-shown.ts'

/** A dot between two things stands between them: no line ends with one, and none begins with one. */
export function danglingDots(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.trim() && node.parentElement && !isUnseen(node.parentElement)) nodes.push(node)
  return nodes.flatMap((node, at) =>
    [...(node.nodeValue ?? '').matchAll(/·/g)].flatMap(({ index }) => {
      const own = boxOf(node, index)
      // Drawn on the space behind it, which a line's end has not.
      if (own.width === 0) return []
      const before = sideOf(node, index, -1) ?? sideOf(nodes[at - 1], undefined, -1)
      const after = sideOf(node, index, 1) ?? sideOf(nodes[at + 1], undefined, 1)
      return [before, after].every((side) => side === undefined || isOnLineOf(own, side))
        ? []
        : [`leaves the dot of “${node.nodeValue}” at the edge of a line`]
    }),
  )
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
