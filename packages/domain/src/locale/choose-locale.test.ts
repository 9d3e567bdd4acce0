import { describe, expect, test } from 'vitest'
import { localeFor } from './choose-locale.ts'

const family = ['en-US', 'es-MX'] as const
const partner = ['en-US', 'it-IT'] as const

describe('the language to show', () => {
  test.each([
    ['a browser language containing es decides', undefined, ['es-AR'], family, 'es-MX'],
    ['a browser language containing en decides', undefined, ['fr-FR', 'en-GB', 'es'], family, 'en-US'],
    ['Italian is offered for the partner brands only', undefined, ['it-IT'], family, 'en-US'],
    ['Italian is offered for the partner brands', undefined, ['it'], partner, 'it-IT'],
    ['Spanish is never shown where it is not offered', undefined, ['es-MX'], partner, 'en-US'],
    ['the guest’s own choice comes first', 'es-MX', ['en-US'], family, 'es-MX'],
    ['a stored choice the brand does not offer is ignored', 'es-MX', ['it-IT'], partner, 'it-IT'],
    ['a stored choice that is no language is ignored', 'xx', [], family, 'en-US'],
    [
      'a language nobody here knows is shown where it is offered',
      undefined,
      ['fr-CA'],
      ['en-US', 'fr-FR'],
      'fr-FR',
    ],
    ['of one language the region asked for comes first', undefined, ['es-ES'], ['es-MX', 'es-ES'], 'es-ES'],
    ['a header’s weights are no part of a language', undefined, ['fr;q=0.9', ' es;q=0.8'], family, 'es-MX'],
    [
      'a language that another one’s name begins with is another language',
      undefined,
      ['fil'],
      ['en-US', 'fi-FI'],
      'en-US',
    ],
  ] as const)('%s', (_, chosen, browserLanguages, offered, expected) => {
    expect(localeFor({ chosen, browserLanguages, offered })).toBe(expected)
  })
})
