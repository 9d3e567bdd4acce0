import fc from 'fast-check'

/** Texts that look like numbers and are none. Those that JSON cannot represent are inserted raw: `raw:`. */
const numbers = [
  0,
  -1,
  1.5,
  -0.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  5e-324,
  'raw:-0',
  'raw:1e999',
  'raw:-1e999',
  `raw:1${'0'.repeat(400)}`,
] as const

const texts = [
  '',
  ' ',
  '\u0000',
  'x\u0000y',
  '\ud800',
  'x\ud83d',
  '\udc00\ud800',
  '\u001b[2J',
  'a\r\nb: c',
  '\u202egnp.exe',
  '\ufffe\uffff',
  '\u2028',
  '👩‍👩‍👧‍👦'.repeat(4),
  'e\u0301'.repeat(30),
  'ﷺ'.repeat(60),
  "' or 1=1--",
  '../../x',
  '9'.repeat(5_000),
  'constructor',
  '__proto__',
  'NaN',
  '-0',
  '1e5',
  '0x10',
  '１２',
  '0000-00-00',
  '9999-12-31',
  '2027-02-30',
  '-271821-04-20',
  '00000000-0000-0000-0000-000000000000',
] as const

const others = [null, true, [], {}, [[]], { length: 1 }, ['x', 1]] as const

/** For addresses: invalid escapes, escaped control characters, half a character, or overlong encodings. */
const escapes = ['raw:%', 'raw:%00', 'raw:%ED%A0%80', 'raw:%C0%80', 'raw:%F5%80%80%80', 'raw:a%2Fb'] as const

/** A hostile value in place of another one in a body. */
export const hostileFor = (was: unknown): fc.Arbitrary<unknown> =>
  typeof was === 'number'
    ? fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
        { weight: 1, arbitrary: fc.double() },
        { weight: 1, arbitrary: fc.constantFrom<unknown>(...others, ...texts) },
      )
    : fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
        { weight: 1, arbitrary: fc.constantFrom<unknown>(...others, ...numbers) },
      )

/** A part of an address. */
export const hostilePart = fc.oneof(
  fc.constantFrom<unknown>(...escapes),
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...numbers),
)

/** A whole body. */
export const hostileBody = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...others, ...texts, ...numbers))

// A header consists of bytes: other characters cannot even be sent.
const headerTexts = [
  '',
  'x',
  '*',
  'é'.repeat(20),
  '"'.repeat(20),
  'a'.repeat(65),
  'a'.repeat(5_000),
  ','.repeat(1_000),
  'constructor',
  '__proto__-__proto__',
  '"r-1"',
  '"r1.5"',
  '"r2147483648"',
  '"r999999999"',
  '"r00000000000000000001"',
  'W/"r1"',
  '"r1", "r2"',
  'en;q=abc',
  '%00%ff',
  'bytes=0-',
] as const
export const hostileHeader = fc.constantFrom(...headerTexts)

/** JSON, with the raw parts inserted. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isFinite(part) ? `raw:${part > 0 ? '' : '-'}1e999` : part,
  ).replaceAll(/"raw:([-\de]+)"/g, '$1')

/** A value as a part of an address. */
export function partOf(value: unknown): string {
  if (typeof value === 'string' && value.startsWith('raw:')) return value.slice('raw:'.length)
  // Through bytes, because an address cannot contain half a character.
  return encodeURIComponent(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString())
}
