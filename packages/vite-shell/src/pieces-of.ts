import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** The words of a sentence between its values: a page shows them in this order, with something between each two. */
type Pieces = readonly string[]

/** What a page may show of a sentence, whatever its values; nothing of one that has no words of its own. */
export const piecesOf = (message: readonly MessageFormatElement[]): readonly Pieces[] =>
  alternatives(message).filter((pieces) => /\p{L}{2}/u.test(pieces.join(' ')))

const alternatives = (message: readonly MessageFormatElement[]): readonly Pieces[] =>
  message.reduce<readonly Pieces[]>(
    (before, element) => before.flatMap((pieces) => partsOf(element).map((part) => joined(pieces, part))),
    [['']],
  )

/** Each way an element may be said. */
function partsOf(element: MessageFormatElement): readonly Pieces[] {
  switch (element.type) {
    case TYPE.literal:
      return [[element.value]]
    case TYPE.tag:
      return alternatives(element.children)
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => alternatives(value))
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.pound:
      return [['', '']]
  }
}

const joined = (one: Pieces, other: Pieces): Pieces => [
  ...one.slice(0, -1),
  `${one.at(-1) ?? ''}${other[0] ?? ''}`,
  ...other.slice(1),
]
