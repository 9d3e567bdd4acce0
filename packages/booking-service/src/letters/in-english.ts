// Private-use characters, which no letter contains otherwise.
const opens = '\uE000'
const closes = '\uE001'
const innermost = /\uE000([^\uE000\uE001]*)\uE001/g

/** Marks a sentence that falls back to English because the letter's language lacks it. */
export const inEnglish = (sentence: string): string => `${opens}${sentence}${closes}`

/** A text without these marks. */
export const unmarked = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '')

/** Finished markup in which the marked sentences have `lang="en"` for screen readers. */
export function withEnglishMarked(markup: string): string {
  const marked = markup.replaceAll(innermost, '<span lang="en">$1</span>')
  return marked === markup ? unmarked(markup) : withEnglishMarked(marked)
}
