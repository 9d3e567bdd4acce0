// The words that the trade does not use, and what it says instead: `docs/glossary.md`. A word is a part of a name:
// `keepWish` and `keep-wish.ts` hold it, `wishlist` does not.
export const banned = [
  { words: ['wish', 'wishes', 'wished', 'wishing'], instead: 'selection, request, input or command' },
  { words: ['reckon', 'reckons', 'reckoned', 'reckoning'], instead: 'price, calculate' },
  {
    words: ['told', 'said', 'worded'],
    instead: 'localized, or what is meant: announcement, payload, fields',
  },
  { words: ['workbench', 'way', 'ways'], instead: 'comparison, option' },
  { words: ['board', 'boards'], instead: 'rate calendar, overview' },
  { words: ['obstacle', 'obstacles'], instead: 'restriction, problem' },
  { words: ['house', 'houses'], instead: 'property, hotel, sales rules' },
  { words: ['extra', 'extras'], instead: 'add-on' },
  { words: ['ride', 'rides', 'transportation'], instead: 'transfer' },
  { words: ['stretch', 'stretches'], instead: 'penalty tier' },
  {
    words: ['owed', 'owes', 'till', 'tills'],
    instead: 'outstanding, balance, settlement; the ledger’s accounts',
  },
  { words: ['kept'], instead: 'stored or retained' },
  { words: ['undo', 'undone'], instead: 'reinstate, reinstated' },
  { words: ['dearer', 'cheaper'], instead: 'increase, decrease' },
  {
    words: ['proof', 'proofs', 'acts', 'hides'],
    instead: 'supporting document, active content, trailing data',
  },
  { words: ['news'], instead: 'payment event, webhook' },
  { words: ['presses'], instead: 'handlers' },
  { words: ['letterbox', 'desk', 'desks', 'clothes'], instead: 'mailbox, console, theme' },
  { words: ['whoever', 'somebody'], instead: 'a noun' },
  { words: ['soundness'], instead: 'invariants' },
]

/** Names that hold such a word and stay, each with its reason. */
const allowed = [
  [
    /^(in-house|stay-in-house|a-stay-in-house|in-house-information)$/,
    'a guest in house is the trade’s own word',
  ],
  [/^(house|houses)$/, 'houses that are drawn', /^packages\/design-system\/src\/scenes\//],
  [
    /(^|-)extra-(guest|guests|adult|teen|kid|pax|prices?)(-|$)/,
    'a guest more than booked, and the price of one',
  ],
  [/^extra$/, 'the code of a perk, on the wire', /cancel-policies\/perks\.tsx$/],
  [
    /^kept$/,
    'what becomes of a night or an add-on, on the wire',
    /(room-facts|what-changes|room-changes|price-change\.css)\.tsx?$/,
  ],
  [/^(private-)?transportation$/, 'the specification’s spelling', /^packages\/contract\/src\/wire\//],
  [/^transportation$/, 'the code of a perk, on the wire', /cancel-policies\/perks\.tsx$/],
  [/^payment-front-desk$/, 'the specification’s spelling', /^packages\/contract\/src\/wire\//],
  [/./, 'the names that a migration takes away', /(renamed-amounts|version-before)\.test\.ts$/],
  [/^(standby-wish|proof|proof-chunk)$/, 'tables keep their names', /retention\.test\.ts$/],
]

/** A name in kebab case: `keepWish`, `KEEP_WISH` and `keep-wish` are one. */
const kebabOf = (name) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).join('-').toLowerCase()

const all = new Set(banned.flatMap(({ words }) => words))

/** To take a cancellation back is to reinstate it, or to withdraw its request. */
const takeBack = /(?:^|-)(ta(?:ke|kes|ken|king)-back)(?=-|$)/

/** The banned words that a name holds at a place in the repository. */
export function bannedWordsIn(name, file) {
  const kebab = kebabOf(name)
  const [, phrase] = takeBack.exec(kebab) ?? []
  const found = [...kebab.split('-').filter((part) => all.has(part)), ...(phrase ? [phrase] : [])]
  if (found.length === 0) return found
  return allowed.some(([pattern, , where]) => pattern.test(kebab) && (!where || where.test(file)))
    ? []
    : found
}

/** Words that are not used in a comment either. */
export const bannedInComments =
  /\b(workbench|rate board|house rules|obstacles?|reckon(s|ed|ing)?|letterbox|soundness|dearer)\b/i

/**
 * Words that stand for a noun the reader has to guess: comments and test titles write the noun itself.
 */
export const riddles =
  /\b(somebody|whoever|wish(es|ed)?|tak(en|es?) back|undone|news|(a|the|every) house|look(s|ing)? at once|comes? to(,? now)?(?=[.,;: ]*( \*\/)?$)|second thoughts|in its clothes)\b/i
