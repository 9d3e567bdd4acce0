import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tidiedName } from '../reservation/guest-form.ts'
import { guestName } from './index.ts'

const isName = (typed: string): boolean => guestName(tidiedName(typed)) === undefined

// Invented people, chosen for how their names are written.
const names = [
  [
    'ana',
    'maría',
    'LÓPEZ',
    'Ana maría',
    'ana maría josé',
    'María José',
    'José Luis',
    'Mª José',
    'M.ª del Carmen',
  ],
  ['María del Carmen de los Ángeles', 'Pérez de la Fuente y García de los Ríos', 'Fco. Javier', 'Sta. María'],
  [
    'O’Brien',
    "O'Neill",
    'D’Addario',
    'dell’Acqua',
    'd’Alembert',
    'N’Golo',
    'Ng’ang’a',
    '’t Hooft',
    'van ’t Veer',
  ],
  ['J. R.', 'J.R.', 'J.R.R.', 'J. R. R.', 'J.-P.', 'Henry Jr.', 'Davis jr', 'Martin Sr.', 'John III'],
  [
    'Jean-Luc',
    'Anne-Marie Claire',
    'Karl-Theodor Maria Nikolaus',
    'von und zu Weißenfels',
    'Müller-Lüdenscheidt',
  ],
  [
    'de Oliveira e Silva',
    'dos Santos',
    'Conceição',
    'Nuñez',
    'Peñalosa',
    'Puig i Cadafalch',
    'Gal·la',
    'Castelló',
  ],
  [
    'Øystein',
    'Sørensen',
    'Åse',
    'Þórdís',
    'Ðorđe',
    'Łukasz',
    'Żółć',
    'Škoda',
    'Dvořák',
    'Győző',
    'Ștefănescu',
    'Çağlar',
  ],
  [
    'Nguyễn Thị Minh Khai',
    'Trần Đức',
    'Siobhán',
    'Ó Súilleabháin',
    'Ní Dhomhnaill',
    'Llŷr ap Gruffudd',
    'MacDonald',
  ],
  [
    'Keihanaikukauakahihuliheekahaunaele',
    'Kealiʻi',
    'Kahanamoku',
    'Ta’ala',
    'Jesus’',
    'X',
    'Ai',
    'Ng',
    'Li',
    'Y',
  ],
  ['Анна', 'Иванова-Петрова', 'Αλέξανδρος', 'Παπαδόπουλος', 'Գեւորգ', 'გიორგი', 'Олександр', 'Đỗ'],
  ['محمد', 'محمد بن سلمان بن عبد العزيز', 'آل سعود', 'فاطمة الزهراء', 'علی\u200cرضا', 'שרה', 'בן דוד', 'דוד'],
  ['नरेन्द्र', 'प्रिया', 'লক্ষ্মী', 'ਗੁਰਪ੍ਰੀਤ', 'சுப்பிரமணியன்', 'వెంకట', 'สมชาย', 'ศรีสุวรรณวงศ์', 'ကျော်', 'ភារុណ'],
  [
    '王',
    '小明',
    '歐陽',
    '山田',
    '太郎',
    '勘解由小路',
    'さくら',
    'クリストファー',
    'マリア・ロペス',
    '김',
    '서연',
    '남궁',
  ],
  [
    'Abdul Rahman bin Osman',
    'Siti binti Hassan',
    'al-Rashid',
    'Al Faisal',
    'Min-jun',
    'Xiao-ming',
    'Ólafsdóttir',
    'St. John',
  ],
].flat()

const noNames: readonly (readonly [string, string])[] = [
  ['a domain', 'evil.example'],
  ['a domain among names', 'Ana evil.example'],
  ['a short domain', 't.co'],
  ['a domain after an initial', 'J.Tolkien.com'],
  ['a domain with a dot of another script', 'evil。example'],
  ['a wide dot', 'evil．example'],
  ['an address', 'https://evil.example/x'],
  ['an address without its signs', 'www evil com'],
  ['hyphens instead of dots', 'www-evil-com'],
  ['an e-mail address', 'ana@example.com'],
  ['a sentence', 'You won a prize. Claim it today'],
  ['the beginning of one', 'You won a prize'],
  ['its end', 'Claim it today'],
  ['a sentence in small letters', 'you won a prize'],
  ['a sentence with hyphens', 'You-won-a-big-prize-today-call'],
  ['many words', 'Call Now And Win Your Big Prize'],
  ['a sentence without blanks', '恭喜您中大獎了請領取'],
  ['markup', '<script>alert(1)</script>'],
  ['a placeholder', 'Ana {code}'],
  ['digits', 'R2D2'],
  ['Arabic digits', 'علي٣'],
  ['an emoji', 'Ana 👑'],
  ['a bidi sign', 'Ana\u061cB'],
  ['a soft hyphen', 'Ana\u00adB'],
  ['a filler that counts as a letter', 'Ana\u3164B'],
  ['a joiner of graphemes', 'Ana\u034f'],
  ['a tag', 'Ana\u{e0041}'],
  ['marks without end', 'A\u0301\u0302\u0303\u0304\u0305\u0306na'],
  ['a mark alone', '\u0301'],
  ['signs alone', '’-’'],
  ['two hyphens', 'Ana--Eva'],
  ['two apostrophes', 'O’’Brien'],
  ['a hyphen at the end', 'Ana-'],
  ['a dot alone', '. Ana'],
  ['a long word with a dot', 'prize. Ana'],
  ['a slash', 'Ana/Eva'],
  ['a tilde', 'Ana ~ Eva'],
  ['a half of a sign', 'Ana\ud800'],
]

describe('a guest’s name', () => {
  test.each(names)('%s is valid', (name) => expect(guestName(tidiedName(name))).toBeUndefined())

  test.each(noNames)('%s is invalid: “%s”', (_, text) => expect(isName(text)).toBe(false))

  const name = fc.constantFrom(...names)

  test('in capitals is valid too', () => {
    fc.assert(
      fc.property(name, (one) => {
        expect(isName(one.toLocaleUpperCase('en'))).toBe(true)
      }),
    )
  })

  test('with a dot between two words of two letters or more is invalid', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{2,12}$/)
    const dot = fc.constantFrom('.', '。', '．', '｡', '·com.')
    fc.assert(
      fc.property(word, dot, word, (one, between, other) => {
        expect(isName(`${one}${between}${other}`)).toBe(false)
      }),
    )
  })

  test('with any character that names do not have is invalid', () => {
    const sign = fc
      .oneof(
        fc.constantFrom(...'0123456789@:/\\<>{}[]()!?,;"#$%&*+=^_|~`´'.split('')),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      )
      .filter(
        (one) =>
          !/[\p{L}\p{M} .'’‘·・‐‑-]/u.test(one) &&
          tidiedName(`a${one}a`) !== 'aa' &&
          tidiedName(`a${one}a`) !== 'a a',
      )
    fc.assert(
      fc.property(name, sign, fc.nat(), (one, strange, at) => {
        const place = at % (one.length + 1)
        const written = `${one.slice(0, place)}${strange}${one.slice(place)}`
        // Marks of a script may combine with the character before them.
        fc.pre(!/\p{M}/u.test(one.normalize('NFC')))
        expect(isName(`A${written}z`)).toBe(false)
      }),
    )
  })

  test('a valid name is safe to write to others: on one line, without invisible characters or anything that makes an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const tidy = tidiedName(text)
        fc.pre(tidy !== '' && guestName(tidy) === undefined)
        expect(tidy).not.toMatch(/[\p{C}\p{N}\p{S}\p{Zl}\p{Zp}<>@:/\\]|\p{Default_Ignorable_Code_Point}/u)
        expect(tidy).not.toMatch(/[\p{L}\p{M}]{2}\.[\p{L}\p{M}]/u)
      }),
      { numRuns: 500 },
    )
  })
})
