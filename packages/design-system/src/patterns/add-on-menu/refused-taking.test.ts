import { noSelection, type Taking } from '@veranda/domain'
import { anAddOnMenu, aReservation, aTwoRoomReservation } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { refusedAddOn, refusedTaking } from './refused-taking.ts'

const { rooms } = aTwoRoomReservation()
const [room] = rooms
const menu = { kind: 'ready', value: anAddOnMenu(aReservation()) } as const
const aMassage = { kind: 'add', roomNumber: 1, offerId: 21, quantity: 2, day: '2027-03-16' } as const
const { day: _, ...forTheStay } = aMassage
const state = {
  kind: 'refused',
  refusal: { kind: 'not-possible', why: { kind: 'service-not-on-that-day', addOnId: 21 } },
} as const

const selecting = (...services: readonly Taking[]) => ({ ...noSelection, services })
const refusedOf = (taking: Taking) =>
  room && refusedAddOn({ state, selection: selecting(taking), menu, room, rooms, onRoom: () => {} })

test('a refused add-on is named by its day, and by its room where another one is shown', () => {
  expect(refusedOf(aMassage)).toMatchObject({ name: 'Massage, 50 minutes', day: '2027-03-16' })
  expect(refusedOf(aMassage)).not.toHaveProperty('elsewhere')
  expect(refusedOf({ ...aMassage, roomNumber: 2 })).toMatchObject({ elsewhere: { roomNumber: 2 } })
  expect(refusedOf({ ...aMassage, roomNumber: 7 })).toBeUndefined()
})

test('an add-on for no day, or for several, is marked on none', () => {
  expect(refusedTaking(state, selecting(aMassage))).toBe(aMassage)
  expect(refusedTaking(state, selecting(forTheStay))).toBeUndefined()
  expect(refusedTaking(state, selecting(aMassage, { ...aMassage, day: '2027-03-17' }))).toBeUndefined()
})
