import { isUnseen } from './words-shown.ts'

/**
 * What is read as one word: the number of a reservation, a room with its number, a sum with its currency and its sign, a
 * clock time, how many there are of something.
 */
const wholes = [
  /[\dA-Z]{2,}(?:-[\dA-Z]+)+/g,
  /(?:Room|Habitación|Camera)\s\d+,?/g,
  /[+−-]?(?:[A-Z]{3}\s|[A-Z]{0,3}[$€£¥])\d[\d.,]*/g,
  /[+−-]?\d[\d.,]*\s(?:[A-Z]{3}\b|[€£¥])/g,
  /\d{1,2}:\d\d\s(?:[AP]M|[ap]\.\s?m\.)/g,
  /\bore\s\d{1,2}:\d\d/g,
  /\d+\s×|×\s\S*\d\S*/g,
  /(?<![\d.,])\d{1,2}\sde\s[a-z]{3,}/g,
]

/** Wholes that are parted at the end of a line which could hold them. */
export function partedWords(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    const part = node.parentElement
    for (const whole of wholes) {
      for (const { 0: wording, index } of text.matchAll(whole)) {
        range.setStart(node, index)
        range.setEnd(node, index + wording.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (part && linesOf(boxes) > 1 && !isUnseen(part) && widthOf(boxes) + spaceIn(part) <= roomOf(part))
          found.push(`parts “${wording}” in “${text.slice(0, 80)}”`)
      }
    }
  }
  return [...new Set(found)]
}

const linesOf = (boxes: readonly DOMRect[]): number => {
  const [first] = boxes
  return first ? 1 + boxes.filter(({ top }) => top > first.top + first.height / 2).length : 0
}
const widthOf = (boxes: readonly DOMRect[]): number => boxes.reduce((sum, { width }) => sum + width, 0)

/** About as wide as a space: at the end of a line it has no width, and in the middle the whole needs it too. */
const spaceIn = (part: Element): number => 0.3 * Number.parseFloat(getComputedStyle(part).fontSize)

/** The length of the lines that a part stands in. */
function roomOf(part: Element): number {
  for (let box: Element | null = part; box; box = box.parentElement) {
    const { display, paddingLeft, paddingRight } = getComputedStyle(box)
    if (!display.startsWith('inline'))
      return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  }
  return 0
}
