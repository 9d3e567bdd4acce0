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
  sellsAddOns: 'yes',
  standbyDays: '3',
  promotionNights: 'new-nights',
  emailChange: 'at-once',
  phoneLines: '@europe|44|20|7946019|;|1|305|5550100|',
  'policy.FLEX': 'yes|15:00;7|nights|1;3|percent|50;1|whole-stay|',
}
const context = { plans: ['FLEX'], regions: ['europe'] }
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
  ['phoneLines', '', '|1|305|5550100|', false],
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

  test('pays what the policy says, at each moment', () => {
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
})
