import type { SampleBrand } from './product.ts'

/** Where a flow is played: as a guest with the stay that a sample reservation of the property has. */
export type Property = { readonly name: string; readonly brand: SampleBrand; readonly sampleCode: string }

const palace = { name: 'palace', brand: 'palace', sampleCode: 'ZPCU-104A7C-AB' } as const
const palaceToPay = { ...palace, sampleCode: 'ZPCU-330C1E-DA' } as const
const palaceTwoRooms = { ...palace, sampleCode: 'ZPPL-328E9A-CD' } as const
const moon = { name: 'moon', brand: 'moon', sampleCode: 'ZMCU-107F1B-A' } as const
const moonThreeRooms = { ...moon, sampleCode: 'ZMCU-218A2C-BC' } as const
const moonJamaica = { ...moon, sampleCode: 'ZMJM-108C4E-AC' } as const
const leblanc = { name: 'leblanc', brand: 'leblanc', sampleCode: 'ZLLC-109E6A-CA' } as const
const leblancTwoRooms = { ...leblanc, sampleCode: 'ZLLC-210F7B-D' } as const
const resorts = {
  name: 'the resorts partner',
  brand: 'partner-resorts',
  sampleCode: 'ZRSA-110A8C-AB',
} as const
const resortsCouple = { ...resorts, sampleCode: 'ZRSA-221B9D-C' } as const
const city = { name: 'the city partner', brand: 'partner-city', sampleCode: 'ZCFI-112F4B-AD' } as const
/** Sold by the resorts partner, with the flows of palace. */
const maldives = { name: 'the Maldives', brand: 'partner-resorts', sampleCode: 'ZRMV-222E3A-B' } as const
const maldivesToPay = { ...maldives, sampleCode: 'ZRMV-111D2F-AC' } as const
/** The start page and the API document belong to no brand. */
const onALightPage = { ...palace, name: 'a light page' } as const
const onABlackPage = { ...palace, name: 'a black page' } as const

/**
 * The flows that are played on more than one property. Each landing plays a flow on the first of them; the full run
 * plays it on all. What differs between properties is a rule, and rules are tested in `domain` and the service.
 */
export const flows = {
  'changing dates': [palace, moonJamaica, maldives],
  'adding a room': [palace, moonJamaica, maldives],
  'adding guests': [palace, leblanc, maldives],
  'add-ons': [palace, leblanc, moon, maldives],
  'paying the balance': [palaceToPay, leblancTwoRooms, resortsCouple, maldivesToPay],
  'paying by bank transfer': [leblancTwoRooms],
  receipts: [palaceToPay, leblancTwoRooms, resortsCouple, maldivesToPay],
  'charging the balance automatically': [palaceToPay, leblancTwoRooms, maldivesToPay],
  upgrading: [palaceTwoRooms, moonThreeRooms, maldives],
  'comparing options': [palaceTwoRooms, moonThreeRooms, maldives],
  'guest information': [palace, moon, maldives],
  'special requests': [palace, moon, maldives],
  'waiting for a room': [palace, moonThreeRooms, maldives],
  'cancelling some rooms': [palace, moon, leblanc, maldives],
  'cancelling all rooms together': [resorts, city],
  'accessibility in light': [palace, moon, leblanc, resorts, city],
  'accessibility in black': [moon, palace, leblanc, resorts, city],
  'accessibility of our own pages': [onALightPage, onABlackPage],
  'standing still while loading': [palace, moon, leblanc, resorts, city],
} as const satisfies Readonly<Record<string, readonly [Property, ...Property[]]>>
export type FlowName = keyof typeof flows

/** A property every flow is started on: how its rooms are chosen for cancelling, and whether it sells add-ons online. */
export type StartedOn = Property & {
  readonly cancels: 'room' | 'reservation'
  readonly sellsAddOns: boolean
}

/** Every brand, and the property that is an exception to its brand: each landing starts every flow on all of them. */
export const everyProperty: readonly StartedOn[] = [
  { ...palace, cancels: 'room', sellsAddOns: true },
  { ...moonThreeRooms, cancels: 'room', sellsAddOns: true },
  { ...leblancTwoRooms, cancels: 'room', sellsAddOns: true },
  { ...resortsCouple, cancels: 'reservation', sellsAddOns: false },
  { ...city, cancels: 'reservation', sellsAddOns: false },
  { ...maldives, cancels: 'room', sellsAddOns: true },
]
