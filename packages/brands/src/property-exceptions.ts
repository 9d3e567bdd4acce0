import type { Brand, PropertyException } from './brand.ts'

/** The Maldives property is sold by the resorts partner and run by the palace group: its flows are the palace ones. */
export const propertyExceptions: readonly PropertyException[] = [
  {
    propertyCode: 'ZRMV',
    paymentFlows: ['payments-palace'],
    cancellationVariant: 'any-but-the-main-room-alone',
    showsAddOns: true,
  },
]

/** How a brand treats one property: the brand's own flows unless the property is an exception. */
export function flowsFor(
  brand: Brand,
  propertyCode: string,
): Pick<Brand, 'paymentFlows' | 'cancellationVariant' | 'showsAddOns'> {
  return propertyExceptions.find((exception) => exception.propertyCode === propertyCode) ?? brand
}
