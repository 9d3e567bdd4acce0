import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { email, emails, mostRecipients } from './index.ts'

describe('an e-mail address is one plain address', () => {
  test.each([
    'ana@example.com',
    'ANA@EXAMPLE.COM',
    'ana.lopez+hotel@mail.example.co.uk',
    'a_b-c@example.org',
    "miles.o'brien@example.ie",
    'x@y.museum',
    '1@2.example',
    'ana@sub-domain.example',
    'ana@bücher.example',
    'ana@例え.テスト',
    'ana@xn--bcher-kva.example',
    'ana@пример.рф',
    'ana@उदाहरण.परीक्षा',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is valid', (address) => expect(email(address)).toBeUndefined())

  test.each<[string, string]>([
    ['nothing after the at-sign', 'a@'],
    ['nothing before it', '@b.example'],
    ['no at-sign', 'ana example.com'],
    ['no dot', 'ana@example'],
    ['two at-signs', 'a@b@c.example'],
    ['an angle bracket behind', 'a@b.example>'],
    ['angle brackets', '<a@b.example>'],
    ['a display name', 'Ana <a@b.example>'],
    ['two dots', 'a@b..example'],
    ['two dots before', 'a..b@c.example'],
    ['a dot first', '.a@b.example'],
    ['a dot before the at-sign', 'a.@b.example'],
    ['a dot at the end', 'a@b.example.'],
    ['a dot after the at-sign', 'a@.b.example'],
    ['a comment behind', 'a@b.example(comment)'],
    ['a comment before', '(comment)a@b.example'],
    ['a comment within', 'a@b.(comment)example'],
    ['a group', 'group:a@b.example'],
    ['a group with its end', 'group:a@b.example;'],
    ['a list', 'a@b.example,c@d.example'],
    ['a list of another kind', 'a@b.example;c@d.example'],
    ['a quoted part', '"a b"@c.example'],
    ['quotes alone', '""@c.example'],
    ['an escaped sign', 'a\\@b@c.example'],
    ['a route', '@x.example:a@b.example'],
    ['a detour', 'a%c.example@b.example'],
    ['an older detour', 'c.example!a@b.example'],
    ['a command', '|cat@b.example'],
    ['a number as a domain', 'a@[127.0.0.1]'],
    ['a number without brackets', 'a@127.0.0.1'],
    ['a port', 'a@b.example:25'],
    ['a path', 'a@b.example/x'],
    ['a question', 'a@b.example?bcc=c@d.example'],
    ['mailto', 'mailto:a@b.example'],
    ['a line more', 'a@b.example\r\nBcc: c@d.example'],
    ['a line more, before', 'a\r\nb@c.example'],
    ['NUL', 'a\u0000@b.example'],
    ['a blank within', 'a@b .example'],
    ['a blank behind', 'a@b.example '],
    ['a blank nobody sees', 'a@b.exam\u200bple'],
    ['a turn of the reading', 'a\u202e@b.example'],
    ['a turn in the domain', 'a@\u202eb.example'],
    ['a soft hyphen', 'a@b.ex\u00adample'],
    ['a filler', 'a@b\u3164.example'],
    ['wide letters', 'ａ@ｂ.example'],
    ['a wide at-sign', 'a＠b.example'],
    ['a wide dot', 'a@b。example'],
    ['letters of another script before the at-sign', 'анна@example.com'],
    ['a hyphen first', 'a@-b.example'],
    ['a hyphen at the end', 'a@b-.example'],
    ['an underscore', 'a@b_c.example'],
    ['an ending of one letter', 'a@b.c'],
    ['an ending in digits', 'a@b.123'],
    ['too long a part', `${'a'.repeat(65)}@example.com`],
    ['too long a label', `a@${'b'.repeat(64)}.example`],
    ['too long altogether', `a@${`${'b'.repeat(60)}.`.repeat(5)}example`],
    ['markup', '<script>@b.example'],
    ['an emoji', 'a@😀.example'],
    ['half a sign', 'a\ud800@b.example'],
  ])('%s is invalid: “%s”', (_, address) => expect(email(address)).toEqual({ rule: 'email' }))

  const word = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/)
  const plain = fc
    .tuple(word, fc.constantFrom('', '.', '+', '-', '_'), word, word)
    .map(([one, between, other, domain]) => `${one}${between}${other}@${domain}.example`)

  test('plain addresses are valid', () => {
    fc.assert(
      fc.property(plain, (address) => {
        expect(email(address)).toBeUndefined()
      }),
    )
  })

  test('a character that makes two addresses of one, hides something or routes mail elsewhere is refused in any position', () => {
    const signs = '()<>,;:"\\ []!%|@\r\n\t\0\u00ad\u200b\u202e\u2066\ufeff\uff0e\u3002\uff20'
    const sign = fc.constantFrom(...signs.split(''))
    fc.assert(
      fc.property(plain, sign, fc.nat(), (address, strange, at) => {
        const place = at % (address.length + 1)
        expect(email(`${address.slice(0, place)}${strange}${address.slice(place)}`)).toEqual({
          rule: 'email',
        })
      }),
    )
  })
})

describe('recipients', () => {
  const list = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}@b.example`).join(', ')

  test('are split first, then each is one plain address', () => {
    expect(emails(list(2))).toBeUndefined()
    for (const text of ['a@b.example, @', 'a@b.example,', 'a@b.example, c@d.example>', 'g:a@b.example'])
      expect(emails(text)).toEqual({ rule: 'emails' })
  })

  test('are five at the most', () => {
    expect(emails(list(mostRecipients))).toBeUndefined()
    expect(emails(list(mostRecipients + 1))).toEqual({ rule: 'emails' })
  })
})
