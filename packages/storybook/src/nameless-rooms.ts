const room = /(?:Room|Habitación|Camera)\s\d+/giu

/** No line names a room without its guest: nobody knows which cousin sleeps in room 4. */
export function namelessRooms(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines = new Set<Node>()
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentNode) lines.add(node.parentNode)
  const labels = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
  const found = [...[...lines].map(wordingOf), ...labels].flatMap((wording) => namelessIn(wording ?? ''))
  return [...new Set(found)].map((text) => `names a room without its guest: “${text}”`)
}

/** What an element says itself. */
const wordingOf = (element: Node): string =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE || isDot(node))
    .map((node) => node.textContent ?? '')
    .join('')

/** Between two things told in one line it is a part of its own. */
const isDot = ({ textContent }: Node): boolean => /^\s·\s$/u.test(textContent ?? '')

/** What a sentence says of a room where no guest stands before it: "Amelia Hartwell · Room 4" has one. */
export const namelessIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(room)]
    .filter(({ index }) => !/\S\s·\s$/u.test(sentence.slice(0, index)))
    .map(([words]) => words)
