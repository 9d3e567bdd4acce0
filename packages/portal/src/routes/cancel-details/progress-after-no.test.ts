import type { cancelRooms, Failure } from '@veranda/contract'
import type { CancelProgress } from '@veranda/design-system/screens/cancel-details'
import { aCancelQuote } from '@veranda/domain/fixtures'
import { describe, expect, test } from 'vitest'
import { progressAfterNo, renewalAfter } from './progress-after-no.ts'

const choosing: CancelProgress = { kind: 'choosing' }
const no = (refusal: 'details-missing' | 'no-such-room' | 'unexpected') =>
  ({ kind: 'refused', refusal, detail: '' }) as const
const broken: Failure<typeof cancelRooms> = { kind: 'unavailable' }
const busy: Failure<typeof cancelRooms> = { kind: 'unavailable', retryAfterSeconds: 5 }
const lost: Failure<typeof cancelRooms> = { kind: 'offline' }

describe('a press that did not cancel leaves the flow where it was', () => {
  test('what is refused is put right where it can be', () => {
    expect(progressAfterNo(no('details-missing'), choosing)).toEqual({
      kind: 'refused',
      refusal: 'details-missing',
    })
    expect(progressAfterNo(no('no-such-room'), choosing)).toEqual({
      kind: 'refused',
      refusal: 'no-such-room',
    })
  })

  test('a "no" nobody knows is one for the phone', () => {
    expect(progressAfterNo(no('unexpected'), choosing)).toEqual({ kind: 'call-us' })
  })

  test('whom the service fails once may try again, and twice calls', () => {
    const once = progressAfterNo(broken, choosing)
    expect(once).toEqual({ kind: 'failed', failure: broken })
    expect(progressAfterNo(broken, once)).toEqual({ kind: 'call-us' })
  })

  test.each([busy, lost])('%j is tried again as often as the guest likes', (failure) => {
    const once = progressAfterNo(failure, choosing)
    expect(progressAfterNo(failure, once)).toEqual({ kind: 'failed', failure })
  })
})

describe('another price is shown after a "no" where that helps, and it is said why', () => {
  test.each([
    ['version-changed', 'reservation-changed'],
    // The press before was heard after all.
    ['idempotency-key-reused', 'reservation-changed'],
    ['quote-superseded', 'superseded'],
    ['quote-not-found', undefined],
    ['details-missing', undefined],
  ] as const)('%s: %s', (refusal, because) =>
    expect(renewalAfter({ kind: 'refused', refusal, detail: '' })).toBe(because),
  )

  test.each([
    ['price-moved', 'price-moved'],
    ['quote-expired', 'expired'],
  ] as const)('%s, with its fresh quote: %s', (refusal, because) => {
    const attached = aCancelQuote()
    expect(renewalAfter({ kind: 'refused', refusal, detail: '', attached })).toBe(because)
  })
})
