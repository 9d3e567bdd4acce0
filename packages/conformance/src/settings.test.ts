import { describe, expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'

const address = 'https://booking.example.com/api/'

describe('the settings of a run', () => {
  test('come from its flags', () => {
    const read = settingsFrom(
      [address, '--guest', 'A-1/Ada/Lovelace', '--brand', 'sol', '--client-id', 'guests', '--write', 'A-1'],
      {},
    )
    expect(read).toMatchObject({
      settings: {
        target: { baseUrl: 'https://booking.example.com/api', locale: 'en-US' },
        pool: { url: 'https://booking.example.com/identity', clientId: 'guests', brand: 'sol' },
        guests: [{ reservationCode: 'A-1', names: { firstName: 'Ada', lastName: 'Lovelace' } }],
        write: ['A-1'],
        triesLimits: false,
      },
    })
  })

  test('come from the environment where a flag is missing', () => {
    const read = settingsFrom([address, '--report', 'page.html'], {
      VERANDA_GUESTS: 'A-1/Ada/Lovelace; B-2/Grace/Hopper',
      VERANDA_TOKENS: 'B-2=a-token=;C-3=another',
    })
    expect(read).toMatchObject({
      page: 'page.html',
      settings: {
        guests: [
          { reservationCode: 'A-1', names: { firstName: 'Ada' } },
          { reservationCode: 'B-2', token: 'a-token=' },
          { reservationCode: 'C-3', token: 'another' },
        ],
      },
    })
  })

  test.each([
    [[], 'Name the address of one booking API.'],
    [[address], 'Name at least one guest.'],
    [[address, '--guest', 'A-1'], 'A guest is CODE/First/Last, not A-1.'],
    [[address, '--token', 'A-1'], 'A token is CODE=token, not A-1.'],
    [
      [address, '--guest', 'A-1/Ada/Lovelace', '--write', 'B-2'],
      'B-2 is named for writing, but is no guest’s.',
    ],
  ])('%j is refused in a sentence', (args, fault) => {
    expect(settingsFrom(args, {})).toEqual({ fault })
  })
})
