import { encodeAgreedCharge, encodeChargeOfReservation, encodePayment, endpoints } from '@veranda/contract'
import type { PayingService } from '../payments/payments.ts'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve, serveValue, serveWith } from '../platform/http/serve.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { agreeToCharge } from './agree-to-charge.ts'
import { cancelCharge } from './cancel-charge.ts'
import { removeStoredCard } from './remove-stored-card.ts'
import { getAutomaticCharge } from './shown-charge.ts'
import { startCardVerification } from './start-card-verification.ts'

const servePaying = serveWith<PayingService>()

export const automaticChargeRoutes = {
  getAutomaticCharge: serve(endpoints.getAutomaticCharge, async (service, { guest, params }) =>
    encodeChargeOfReservation(await getAutomaticCharge(service, guest, Number(params.bookingId))),
  ),
  startCardVerification: servePaying(
    endpoints.startCardVerification,
    async (service, { guest, body, claim }) => {
      const { quoteId, quoteToken: token, token: cardToken } = body
      return onWire(
        await startCardVerification(service, guest, { quoteId, token, cardToken }, claim),
        encodePayment,
      )
    },
  ),
  agreeToAutomaticCharge: servePaying(
    endpoints.agreeToAutomaticCharge,
    async (service, { guest, params, body, claim, version, locale }) => {
      const { quoteToken: token, ...given } = body
      const command = { ...given, token, bookingId: Number(params.bookingId), version, locale }
      return onWire(await agreeToCharge(service, guest, command, claim), encodeAgreedCharge)
    },
  ),
  cancelAutomaticCharge: serveValue(
    endpoints.cancelAutomaticCharge,
    (service, { guest, params, claim, version }) =>
      cancelCharge(service, guest, { bookingId: Number(params.bookingId), version }, claim),
  ),
  removeStoredCard: servePaying(endpoints.removeStoredCard, async (service, { guest, params, claim }) => {
    const { reservationCode, cardId } = params
    if (reservationCode.toUpperCase() !== guest.reservationCode)
      throw new ServiceRefusal('not-found', 'There is no such reservation.')
    return onWire(await removeStoredCard(service, guest, cardId, claim), (removed) => removed)
  }),
}
