import { layoutFaults } from './layout-faults.ts'
import { type ShownWord, wordsShown } from './words-shown.ts'

/** WCAG 1.4.4: words twice as large lose nothing. */
const twice = '200%'

/** What breaks when a reader sets letters twice as large: a wide page, words cut, broken, or outside of their control. */
export function largeTextFaults(): readonly string[] {
  const { style } = document.documentElement
  style.fontSize = twice
  const words = wordsShown()
  const found = [...layoutFaults(), ...brokenWords(words), ...outside(words), ...shrunkChoices()]
  style.fontSize = ''
  return [...new Set(found)].map((fault) => `letters at ${twice}: ${fault}`)
}

/** A word is only broken where a page this narrow could not hold it: less than half the page is what a card leaves it. */
function brokenWords(words: readonly ShownWord[]): readonly string[] {
  const room = document.documentElement.clientWidth * 0.45
  return words.flatMap(({ word, part, boxes }) => {
    const [first] = boxes
    const isBroken = boxes.some(({ top }) => first && top > first.top + first.height / 2)
    const width = boxes.reduce((sum, box) => sum + box.width, 0)
    // A hyphen, a slash, a dash between two days or a sign before an amount is where a word may be broken.
    return isBroken && width <= room && !/[\p{L}\p{N}][-–—/…]\p{L}|\d–\d|@|^\(?[−+]/u.test(word)
      ? [`breaks “${word}” in ${placeOf(part)}`]
      : []
  })
}

const controls = 'button, a[class], [role=tab], [role=gridcell], th, td, summary, label'

function outside(words: readonly ShownWord[]): readonly string[] {
  return words.flatMap(({ word, part, boxes }) => {
    const control = part.closest(controls)
    if (!control || (getComputedStyle(control).display.startsWith('inline') && !control.matches('button')))
      return []
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isInside = boxes.every(
      (box) => box.left > left - 2 && box.right < right + 2 && box.top > top - 6 && box.bottom < bottom + 6,
    )
    return isInside ? [] : [`“${word}” stands outside of its ${placeOf(control)}`]
  })
}

const placeOf = (part: Element): string => `<${part.localName} class="${part.className}">`

const ruler = new OffscreenCanvas(1, 1).getContext('2d')

/** A list to choose from shows what is chosen, or has half the page for it; the whole stands in what it opens. */
function shrunkChoices(): readonly string[] {
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const text = select.selectedOptions[0]?.textContent ?? ''
    const { font, paddingLeft, paddingRight, opacity } = getComputedStyle(select)
    if (!ruler || opacity === '0' || !select.checkVisibility()) return []
    ruler.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const isNarrow = room < document.documentElement.clientWidth / 2
    return isNarrow && ruler.measureText(text).width > room + 1
      ? [`leaves “${text}” ${Math.round(room)} px`]
      : []
  })
}
