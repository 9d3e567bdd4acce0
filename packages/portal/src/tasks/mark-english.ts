import type { MessageFormatElement } from 'react-intl'
import type { Portal } from '../portal.ts'
import { type Words, wordsAtom } from '../state/locale.ts'

/**
 * Marks what a page says in English because its language lacks it, so that it is pronounced as English. It reads the
 * page, as the naming of pages does: components get their words as text, which carries no language.
 */
export function markEnglish({ store }: Pick<Portal, 'store'>): () => void {
  let stop = () => {}
  const begin = async () => {
    stop()
    stop = () => {}
    const { inEnglish, words, later } = store.get(wordsAtom)
    const [lacking, more] = await Promise.all([inEnglish?.(), inEnglish && later?.()])
    if (lacking && store.get(wordsAtom).inEnglish === inEnglish)
      stop = marking(
        lacking.default,
        Object.values({ ...words, ...(more?.default as Words | undefined) }).map(piecesOf),
      )
  }
  const unsubscribe = store.sub(wordsAtom, () => void begin())
  void begin()
  return () => {
    unsubscribe()
    stop()
  }
}

/** The pieces of each sentence; values stand between them. */
type Sentences = readonly (readonly string[])[]

/** The pieces of a sentence of the page, written out or parsed ahead; its choices and parts are values, too. */
function piecesOf(sentence: string | readonly MessageFormatElement[]): readonly string[] {
  if (typeof sentence === 'string') return sentence.split(/\{[^}]*\}/)
  const pieces = ['']
  for (const part of sentence)
    if (literals.has(part.type) && 'value' in part) pieces.push((pieces.pop() ?? '') + part.value)
    else pieces.push('')
  return pieces
}

/** The kind of a part that is words of the sentence itself, as the parser numbers it. */
const literals: ReadonlySet<number> = new Set([0])

function marking(lacking: Sentences, all: Sentences): () => void {
  const isEnglish = knownAs(lacking)
  const isSentence = knownAs(all.filter((pieces) => pieces.some(isWord)))
  const marked = new Set<Element>()
  const page = document.documentElement.lang
  let waiting: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    waiting = undefined
    for (const element of marked) if (!element.isConnected) marked.delete(element)
    mark(document.body, page)
  }
  function mark(element: Element, around: string): void {
    // A language that was set by a component stays.
    if (element.hasAttribute('lang') && !marked.has(element)) return
    const texts = ownTexts(element)
    const isWhole = texts.length > 0 && isEnglish(textOf(element))
    // Names and figures beside an English sentence are of no language; a sentence of the page's own is.
    const isStated =
      isWhole ||
      (texts.length > 0
        ? texts.some(isEnglish) && texts.every((text) => isEnglish(text) || !isSentence(text))
        : labelsOf(element).some(isEnglish))
    // What says nothing by itself is of the language around it.
    const language = isStated ? 'en' : texts.length > 0 ? page : around
    if (language === around) {
      if (marked.delete(element)) element.removeAttribute('lang')
    } else {
      marked.add(element)
      element.setAttribute('lang', language)
    }
    if (!isWhole) for (const child of element.children) mark(child, language)
  }
  const observer = new MutationObserver(() => {
    waiting ??= setTimeout(look, 50)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: labels,
  })
  look()
  return () => {
    observer.disconnect()
    clearTimeout(waiting)
    for (const element of marked) element.removeAttribute('lang')
  }
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
const textOf = ({ textContent }: Node): string => spaced(textContent ?? '')

const ownTexts = ({ childNodes }: Element): readonly string[] =>
  [...childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(textOf)
    .filter(isWord)

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

const labels = ['aria-label', 'alt', 'placeholder']

/** What is read of an element that shows no text of its own: a button with a mark in it, a list with a name. */
const labelsOf = (element: Element): readonly string[] =>
  labels.map((name) => spaced(element.getAttribute(name) ?? ''))

/** Whether a text is one of the sentences, with some values in it. */
function knownAs(sentences: Sentences): (text: string) => boolean {
  const constant = new Set<string>()
  const others: (readonly string[])[] = []
  for (const pieces of sentences)
    if (pieces.length === 1) constant.add(spaced(pieces[0] ?? ''))
    else others.push(pieces.map((piece) => piece.replace(/\s+/g, ' ')))
  const known = new Map<string, boolean>()
  return (text) => {
    const isKnown = known.get(text) ?? (constant.has(text) || others.some((pieces) => says(text, pieces)))
    known.set(text, isKnown)
    return isKnown
  }
}

function says(text: string, pieces: readonly string[]): boolean {
  const first = pieces[0]?.trimStart() ?? ''
  const last = pieces.at(-1)?.trimEnd() ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return at + last.length <= text.length
}
