import type { endpoints } from '@veranda/contract'
import { describe, expectTypeOf, test } from 'vitest'
import type { Claim } from '../idempotency/do-once.ts'
import type { GuestSession } from '../../identity/identity.ts'
import type { StaffCaller } from '../service.ts'
import type { Refuse, RefusingFor, ServiceRefusal } from '../refusal.ts'
import type { AnswerOf, Asked } from './serve.ts'

type Calls = typeof endpoints
type AskedOf<Name extends keyof Calls> = Asked<Calls[Name]>
type RefuseOf<Name extends keyof Calls> = RefusingFor<Calls[Name]>['refuse']
type Has<Name extends keyof Calls, Key extends string> = Key extends keyof AskedOf<Name> ? true : false

// Checked by the compiler: a call's handler receives nothing that its declaration does not admit.
describe('a call’s handler', () => {
  test('receives a guest in a guest’s call, a member of staff in a staff call, and nobody in an open one', () => {
    expectTypeOf<AskedOf<'getReservation'>['guest']>().toEqualTypeOf<GuestSession>()
    expectTypeOf<AskedOf<'decideCancellation'>['staff']>().toEqualTypeOf<StaffCaller>()
    expectTypeOf<Has<'decideCancellation', 'guest'>>().toEqualTypeOf<false>()
    expectTypeOf<Has<'getReservation', 'staff'>>().toEqualTypeOf<false>()
    expectTypeOf<Has<'confirmEmail', 'guest' | 'staff'>>().toEqualTypeOf<false>()
  })

  test('receives a claim if the call is idempotent, and a version if it declares one', () => {
    expectTypeOf<AskedOf<'cancelRooms'>['claim']>().toEqualTypeOf<Claim>()
    expectTypeOf<AskedOf<'cancelRooms'>['version']>().toEqualTypeOf<number>()
    expectTypeOf<Has<'removeDocument', 'claim'>>().toEqualTypeOf<true>()
    expectTypeOf<Has<'removeDocument', 'version'>>().toEqualTypeOf<false>()
    expectTypeOf<Has<'quoteChange', 'claim' | 'version'>>().toEqualTypeOf<false>()
  })

  test('receives a file if the call takes one', () => {
    expectTypeOf<Has<'sendDocument', 'file'>>().toEqualTypeOf<true>()
    expectTypeOf<Has<'removeDocument', 'file'>>().toEqualTypeOf<false>()
  })

  test('can refuse with its call’s declared refusals and attachments, and no others', () => {
    expectTypeOf<RefuseOf<'withdrawStandby'>>().toExtend<Refuse<'no-standby' | 'version-changed'>>()
    expectTypeOf<RefuseOf<'withdrawStandby'>>().not.toExtend<Refuse<'sold-out'>>()
    expectTypeOf<RefuseOf<'changeStay'>>().toExtend<Refuse<'price-moved', Calls['changeStay']>>()
    expectTypeOf<RefuseOf<'cancelRooms'>>().not.toExtend<Refuse<'price-moved', Calls['changeStay']>>()
    expectTypeOf<RefuseOf<'cancelRooms'>>().toExtend<Refuse<'price-moved'>>()
    expectTypeOf<RefuseOf<'getReservation'>>().not.toExtend<Refuse<'no-standby'>>()
    expectTypeOf<ConstructorParameters<typeof ServiceRefusal>[0]>().not.toExtend<'no-standby'>()
  })

  test('says whether an idempotent call was answered before', () => {
    expectTypeOf<AnswerOf<Calls['removeDocument']>['isReplay']>().toEqualTypeOf<boolean>()
    expectTypeOf<AnswerOf<Calls['openDocument']>>().toHaveProperty('bytes')
  })
})
