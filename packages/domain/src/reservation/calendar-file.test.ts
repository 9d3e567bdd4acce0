import { aMaldivesReservation, aProperty, aReservation, aStay, fixtureNow } from '../testing/index.ts'
import { describe, expect, test } from 'vitest'
import { calendarFile, calendarFileName } from './calendar-file.ts'

const text = { summary: 'Stay', description: 'Reservation' }
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n')

describe('the stay in a calendar', () => {
  test('runs from check-in to check-out on the hotel’s clock', () => {
    const lines = linesOf(calendarFile(aReservation(), text, fixtureNow))
    expect(lines).toContain('DTSTART;TZID=America/Cancun:20270314T150000')
    expect(lines).toContain('DTEND;TZID=America/Cancun:20270320T120000')
    expect(lines).toContain('DTSTAMP:20270301T150000Z')
    expect(lines).toContain('TZOFFSETTO:-0500')
  })

  test('brings the rules of a zone east of Greenwich', () => {
    const lines = linesOf(calendarFile(aMaldivesReservation(), text, fixtureNow))
    expect(lines).toContain('TZID:Indian/Maldives')
    expect(lines).toContain('TZOFFSETTO:+0500')
  })

  test('knows when the clocks change before the guest leaves', () => {
    const stay = aStay({ arrival: '2027-03-26', departure: '2027-03-30' })
    const rome = aReservation({ stay, property: aProperty({ timeZone: 'Europe/Rome' }) })
    const offsets = linesOf(calendarFile(rome, text, fixtureNow)).filter((line) =>
      line.startsWith('TZOFFSETTO'),
    )
    expect(offsets).toEqual(['TZOFFSETTO:+0100', 'TZOFFSETTO:+0200'])
  })

  test('stays the same event when the reservation changes', () => {
    const uids = [1, 2].map((version) =>
      linesOf(calendarFile(aReservation({ version }), text, fixtureNow)).filter((line) =>
        /^(UID|SEQUENCE)/.test(line),
      ),
    )
    expect(uids).toEqual([
      ['UID:ZPCU-104A7C-AB@marina.veranda', 'SEQUENCE:1'],
      ['UID:ZPCU-104A7C-AB@marina.veranda', 'SEQUENCE:2'],
    ])
  })

  test('says commas, semicolons and line ends as text', () => {
    const summary = 'Marina; Cancún, twice\r\nand again'
    const lines = linesOf(calendarFile(aReservation(), { ...text, summary }, fixtureNow))
    expect(lines).toContain('SUMMARY:Marina\\; Cancún\\, twice\\nand again')
  })

  test('has no line longer than 75 octets', () => {
    const file = calendarFile(aReservation(), { ...text, summary: 'É🌴'.repeat(90) }, fixtureNow)
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }
    expect(file.replaceAll('\r\n ', '')).toContain('É🌴'.repeat(90))
  })

  test('is called by place and day', () => {
    expect(calendarFileName(aReservation())).toBe('marina-cancun-2027-03-14.ics')
    expect(calendarFileName(aReservation({ property: aProperty({ name: '  ' }) }))).toBe(
      'stay-2027-03-14.ics',
    )
  })
})
