import { type AgeCategory, type ExtraGuestPrices, fromMajor, type Money, toMajor } from '@veranda/domain'
import { type InferOutput, nullable, number, object } from 'valibot'
import { currencyCode } from './plain.ts'

/** The per-person extra price of a room for the stay; `null` where it is not known. */
export const wireExtraGuestPrices = /* @__PURE__ */ object({
  roomNumber: number(),
  moneda: currencyCode,
  extraPax: nullable(object({ adults: number(), teens: number(), kids: number(), infants: number() })),
})
export type WireExtraGuestPrices = InferOutput<typeof wireExtraGuestPrices>

export function decodeExtraGuestPrices(wire: WireExtraGuestPrices): ExtraGuestPrices {
  const { roomNumber, extraPax, moneda } = wire
  if (!extraPax) return { roomNumber }
  const price = (major: number) => fromMajor(major, moneda)
  const each: Record<AgeCategory, Money> = {
    adult: price(extraPax.adults),
    teen: price(extraPax.teens),
    kid: price(extraPax.kids),
    infant: price(extraPax.infants),
  }
  return { roomNumber, each }
}

export const encodeExtraGuestPrices = (
  { roomNumber, each }: ExtraGuestPrices,
  moneda: Money['currency'],
): WireExtraGuestPrices => ({
  roomNumber,
  moneda,
  extraPax: each
    ? {
        adults: toMajor(each.adult),
        teens: toMajor(each.teen),
        kids: toMajor(each.kid),
        infants: toMajor(each.infant),
      }
    : null,
})
