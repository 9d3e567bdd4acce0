export type Paper = 'A4' | 'LETTER'

/** Where offices print on US Letter; everywhere else it is A4. */
const letterCountries: ReadonlySet<string> = new Set(
  'US CA MX CO VE CL GT CR PA NI SV HN BZ DO PR PH'.split(' '),
)

export const paperOf = (countryCode: string): Paper => (letterCountries.has(countryCode) ? 'LETTER' : 'A4')
