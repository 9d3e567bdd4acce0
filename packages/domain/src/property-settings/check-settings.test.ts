import { describe, expect, test } from 'vitest'
import { checkSettings, guestViewOf, isStricter } from './index.ts'

const values = {
  minimumNights: '2',
  maximumNights: '',
  bookableDays: '400',
  limitedDays: '2027-05-04|2027-05-06|closed|',
  cancelling: 'any-but-the-main-room-alone',
  reinstateMinutes: '30',
  keepsPenaltyWhenMoved: 'yes',
  documentMegabytes: '10',
  sellsAddOns: 'yes',
  standbyDays: '3',
  promotionNights: 'new-nights',
  emailChange: 'at-once',
  phoneLines: '@europe|44|20|7946019|;|1|305|5550100|',
  promotions: '',
  helpHours: '',
  'policy.FLEX': 'yes|15:00;7|nights|1;3|percent|50;1|whole-stay|',
}
const context = { plans: ['FLEX'], regions: ['europe'], takenCodes: ['WELCOME'] }
const spring = 'SPRING|percent|15|2027-01-01|2027-04-30|2027-04-01|2027-06-30|3|yes'
const problemsOf = (over: Readonly<Record<string, string>>) => {
  const checked = checkSettings({ ...values, ...over }, context)
  return checked.ok ? {} : checked.refusal
}

describe('what a property decides', () => {
  test('is accepted as it is, and numbers and blanks come in one form', () => {
    expect(problemsOf({})).toEqual({})
    const checked = checkSettings({ ...values, minimumNights: ' 03 ' }, context)
    expect(checked).toMatchObject({ ok: true, value: { minimumNights: '3' } })
  })

  test.each([
    [{ minimumNights: '' }, { minimumNights: 'required' }],
    [{ minimumNights: '0' }, { minimumNights: 'too-small' }],
    [{ bookableDays: '431' }, { bookableDays: 'too-large' }],
    [{ documentMegabytes: '0' }, { documentMegabytes: 'too-small' }],
    [{ documentMegabytes: '11' }, { documentMegabytes: 'too-large' }],
    [{ reinstateMinutes: 'soon' }, { reinstateMinutes: 'not-a-number' }],
    [{ maximumNights: '1' }, { maximumNights: 'below-minimum-nights' }],
    [{ cancelling: 'never' }, { cancelling: 'not-a-choice' }],
    [{ limitedDays: '2027-02-30|2027-03-01|closed|' }, { 'limitedDays.0.from': 'not-a-day' }],
    [{ limitedDays: '2027-03-02|2027-03-01|closed|' }, { 'limitedDays.0.until': 'ends-before-it-begins' }],
    [{ limitedDays: '2027-03-02|2027-03-02||' }, { 'limitedDays.0.limit': 'nothing-limited' }],
    [
      { limitedDays: '2027-03-01|2027-03-05|closed|;2027-03-05|2027-03-06||4' },
      { 'limitedDays.1.until': 'days-overlap' },
    ],
    [{ phoneLines: '@moon|44|20|7946019|' }, { 'phoneLines.0.guests': 'not-a-region' }],
    [{ phoneLines: 'Mexico|52|998|5550142|' }, { 'phoneLines.0.guests': 'not-a-country' }],
    [{ phoneLines: 'MX|52|998|5550142|;US, MX|1|305|5550100|' }, { 'phoneLines.1.guests': 'named-twice' }],
    [{ phoneLines: '|+52|998|5550142|' }, { 'phoneLines.0.country': 'not-digits' }],
    [{ phoneLines: '|39|02|55550001|+39 02 5555 0002' }, { 'phoneLines.0.display': 'shown-number-differs' }],
    [{ helpHours: 'Mars/Olympus|9|21|10|19' }, { 'helpHours.0.timeZone': 'not-a-time-zone' }],
    [
      { helpHours: 'Europe/Rome|9|25|10|' },
      { 'helpHours.0.weekdaysClose': 'not-an-hour', 'helpHours.0.weekendClose': 'not-an-hour' },
    ],
    [{ helpHours: 'Europe/Rome|9|21|19|19' }, { 'helpHours.0.weekendClose': 'closes-before-it-opens' }],
    [{ helpHours: 'Europe/Rome|9|21|10|19;UTC|9|21|10|19' }, { helpHours: 'too-many-rows' }],
    [{ promotions: spring.replace('SPRING', 'A B') }, { 'promotions.0.code': 'not-a-code' }],
    [{ promotions: `${spring};${spring.toLowerCase()}` }, { 'promotions.1.code': 'code-twice' }],
    [{ promotions: spring.replace('SPRING', 'welcome') }, { 'promotions.0.code': 'code-taken' }],
    [{ promotions: spring.replace('15', '101') }, { 'promotions.0.value': 'not-a-percentage' }],
    [{ promotions: spring.replace('percent|15', 'amount|0') }, { 'promotions.0.value': 'not-an-amount' }],
    [{ promotions: spring.replace('04-30', '02-30') }, { 'promotions.0.bookUntil': 'not-a-day' }],
    [{ promotions: spring.replace('06-30', '03-30') }, { 'promotions.0.stayUntil': 'ends-before-it-begins' }],
    [{ promotions: spring.replace('|3|', '||') }, { 'promotions.0.nights': 'not-a-number' }],
    [{ 'policy.FLEX': 'yes|25:00' }, { 'policy.FLEX.deadlineAt': 'not-a-time' }],
    [
      { 'policy.FLEX': 'yes|15:00;3|nights|1;7|whole-stay|' },
      { 'policy.FLEX.1.days': 'days-not-descending' },
    ],
    [{ 'policy.FLEX': 'yes|15:00;7|percent|50;3|percent|20' }, { 'policy.FLEX.1.charge': 'milder-later' }],
    [{ 'policy.FLEX': 'yes|15:00;7|percent|101' }, { 'policy.FLEX.0.value': 'not-a-percentage' }],
    [{ 'policy.OTHER': 'yes|15:00' }, { 'policy.OTHER': 'unknown-setting' }],
  ] as const)('is refused where %j: %j', (over, problems) => expect(problemsOf(over)).toEqual(problems))
})

test.each([
  ['minimumNights', '2', '3', true],
  ['minimumNights', '3', '2', false],
  ['maximumNights', '', '14', true],
  ['reinstateMinutes', '30', '10', true],
  ['documentMegabytes', '10', '4', true],
  ['phoneLines', '', '|1|305|5550100|', false],
  ['helpHours', 'Europe/Rome|9|21|10|19', 'Europe/Rome|9|21|11|20', true],
  ['helpHours', 'Europe/Rome|9|21|10|19', 'Europe/Rome|8|22|10|19', false],
  ['helpHours', 'Europe/Rome|9|21|10|19', 'America/Cancun|9|20|10|19', true],
  ['helpHours', 'Europe/Rome|9|21|10|19', 'America/Cancun|8|20|10|19', false],
  ['promotions', '', spring, false],
  ['promotions', spring, '', true],
  ['promotions', spring, spring.replace('yes', 'no'), true],
  ['promotions', spring, spring.replace('|15|', '|10|'), true],
  ['promotions', spring, spring.replace('|15|', '|20|'), false],
  ['promotions', spring, spring.replace('2027-06-30', '2027-05-31'), true],
  ['promotions', spring, spring.replace('|3|', '|2|'), false],
  ['promotions', spring.replace('yes', 'no'), '', false],
  ['limitedDays', '', values.limitedDays, true],
  ['limitedDays', values.limitedDays, '', false],
  ['policy.FLEX', values['policy.FLEX'], 'yes|15:00;14|nights|1;1|whole-stay|', true],
  ['policy.FLEX', values['policy.FLEX'], 'yes|15:00;3|nights|1', false],
  ['policy.FLEX', values['policy.FLEX'], 'no|15:00', true],
])('%s from %j to %j: stricter is %s', (name, from, to, is) => expect(isStricter(name, from, to)).toBe(is))

describe('the guest of a sample stay', () => {
  const place = {
    currency: 'USD',
    timeZone: 'America/Cancun',
    checkInAt: '15:00',
    brandLines: '|1|800|5550199|',
    brandHours: 'America/New_York|9|21|10|19',
    brandCodes: [],
    countries: [{ code: 'FR', tags: ['europe'] }],
    regions: [{ code: 'europe', isActive: true, allowTags: ['europe'], denyTags: [] }],
  } as const
  const stay = {
    arrival: '2027-04-20',
    departure: '2027-04-24',
    countryCode: 'FR',
    plan: 'FLEX',
    nightPrice: 20_000,
  } as const
  const seen = (over: Readonly<Record<string, string>>, other = {}) =>
    guestViewOf({ ...values, ...over }, { ...stay, ...other }, place, '2027-04-01T12:00:00Z')

  test('pays what the policy says, at each moment, of what the stay costs', () => {
    expect(seen({}).total).toEqual({ amount: 80_000, currency: 'USD' })
    expect(seen({}).curve.map(({ penalty }) => penalty.amount)).toEqual([0, 20_000, 40_000, 80_000])
    expect(seen({ 'policy.FLEX': 'no|15:00' }).curve.map(({ penalty }) => penalty.amount)).toEqual([80_000])
  })

  test('finds the calendar closed, or asking for a longer stay', () => {
    expect(seen({}).restriction).toBeUndefined()
    expect(seen({ minimumNights: '5' }).restriction).toEqual({ kind: 'too-short', minimumNights: 5 })
    expect(seen({ limitedDays: '2027-04-21|2027-04-22|closed|' }).restriction).toBeDefined()
    expect(seen({ bookableDays: '20' }).restriction).toBeDefined()
  })

  test('calls the line of their region, of everybody, or of the brand', () => {
    expect(seen({}).line?.phone.area).toBe('20')
    expect(seen({}, { countryCode: 'JP' }).line?.phone.area).toBe('305')
    expect(seen({ phoneLines: '' }).line?.phone.area).toBe('800')
  })

  test('pays less with a code of the property’s, on its days of booking and of staying, as long as it is on', () => {
    const welcome = spring.replace('SPRING|percent|15', 'HELLO|amount|50')
    const promoted = (promotions: string, other = {}) =>
      seen({ promotions }, other).promoted.map(({ code, total }) => [code, total.amount])
    expect(promoted(`${spring};${welcome}`)).toEqual([
      ['SPRING', 68_000],
      ['HELLO', 75_000],
    ])
    expect(promoted(spring.replace('yes', 'no'))).toEqual([])
    expect(promoted(spring.replace('2027-04-30', '2027-03-31'))).toEqual([])
    expect(promoted(spring, { arrival: '2027-06-28', departure: '2027-07-02' })).toEqual([])
    expect(promoted(spring, { departure: '2027-04-22' })).toEqual([])
  })

  test('finds it answered by the brand’s hours, or by the property’s own and the clock of their time zone', () => {
    // A Thursday; eight in the morning in New York, two in the afternoon in Rome.
    expect(seen({}).opening).toMatchObject({ open: false, until: '2027-04-01T13:00:00.000Z' })
    expect(seen({ helpHours: 'Europe/Rome|9|21|10|19' }).opening).toMatchObject({
      open: true,
      until: '2027-04-01T19:00:00.000Z',
    })
  })
})
