import type { terms } from '../db/schema/payment-terms.ts'
import { sampleProperties } from './properties.ts'

type Terms = Omit<typeof terms.$inferInsert, 'id'>

const clockIn = (locale: string) => (time: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${time}:00Z`),
  )
/** A time of the day as each language writes it; Italian writes 15:00 as it stands. */
const clock = { en: clockIn('en-US'), es: clockIn('es-MX') }

const paying: readonly Terms[] = [
  {
    kind: 'paying',
    words: {
      en: 'The amount shown is charged to your card in the hotel’s currency when the change is confirmed, and not before. Your bank may add its own fees or use its own exchange rate. Refunds go to the card you paid with, usually within five business days.',
      es: 'El monto indicado se carga a su tarjeta en la moneda del hotel al confirmar el cambio, no antes. Su banco puede cobrar comisiones o aplicar su propio tipo de cambio. Los reembolsos se hacen a la tarjeta con la que pagó, normalmente en un plazo de cinco días hábiles.',
      it: 'L’importo indicato viene addebitato sulla sua carta nella valuta dell’hotel alla conferma della modifica, non prima. La sua banca può applicare commissioni o un proprio tasso di cambio. I rimborsi vengono effettuati sulla carta con cui ha pagato, di solito entro cinque giorni lavorativi.',
    },
  },
  {
    kind: 'paying',
    marketCode: 'MEX',
    words: {
      en: 'The amount shown, taxes included, is charged to your card in the hotel’s currency when the change is confirmed, and not before. Invoices are issued on request within the month of payment. Refunds go to the card you paid with, usually within five business days.',
      es: 'El monto indicado, con impuestos incluidos, se carga a su tarjeta en la moneda del hotel al confirmar el cambio, no antes. La factura se emite a solicitud dentro del mes del pago. Los reembolsos se hacen a la tarjeta con la que pagó, normalmente en un plazo de cinco días hábiles.',
      it: 'L’importo indicato, tasse incluse, viene addebitato sulla sua carta nella valuta dell’hotel alla conferma della modifica, non prima. La fattura viene emessa su richiesta entro il mese del pagamento. I rimborsi vengono effettuati sulla carta con cui ha pagato, di solito entro cinque giorni lavorativi.',
    },
  },
]

const ofProperties: readonly Terms[] = sampleProperties.map(
  ({ row: { code, name, checkInAt, checkOutAt } }) => ({
    kind: 'property',
    propertyCode: code,
    words: {
      en: `At ${name}, check-in is from ${clock.en(checkInAt)} and check-out by ${clock.en(checkOutAt)}. Please bring an ID for each guest. Children stay in the same room as an adult.`,
      es: `En ${name}, el check-in es a partir de las ${clock.es(checkInAt)} y el check-out a más tardar a las ${clock.es(checkOutAt)}. Le pedimos traer una identificación de cada huésped. Los menores se hospedan en la misma habitación que un adulto.`,
      it: `Presso ${name} il check-in è dalle ${checkInAt} e il check-out entro le ${checkOutAt}. La preghiamo di portare un documento d’identità per ogni ospite. I bambini soggiornano nella stessa camera di un adulto.`,
    },
  }),
)

const flexible = {
  en: 'This rate can be changed and cancelled. Cancellation is free until the date shown in your reservation; after that, the cancellation fee shown there applies.',
  es: 'Esta tarifa permite cambios y cancelaciones. La cancelación no tiene costo hasta la fecha que indica su reservación; después se aplica el cargo por cancelación ahí indicado.',
  it: 'Questa tariffa può essere modificata e cancellata. La cancellazione è gratuita fino alla data indicata nella sua prenotazione; dopo si applica la penale ivi indicata.',
}
const nonRefundable = {
  en: 'This rate is paid in full when booking. It can’t be changed and isn’t refunded if cancelled.',
  es: 'Esta tarifa se paga por completo al reservar. No permite cambios ni tiene reembolso en caso de cancelación.',
  it: 'Questa tariffa si paga per intero alla prenotazione. Non può essere modificata e, in caso di cancellazione, non è previsto alcun rimborso.',
}

const ofPlans: readonly Terms[] = sampleProperties.flatMap(({ ratePlanIds, dollarPlanIds }) =>
  [ratePlanIds, dollarPlanIds ?? []].flatMap((ids) =>
    ids.map((ratePlanId, index) => ({
      kind: 'rate-plan' as const,
      ratePlanId,
      words: index === 0 ? flexible : nonRefundable,
    })),
  ),
)

/** What the sample group's guests agree to when they pay. */
export const sampleTerms: readonly Terms[] = [...paying, ...ofProperties, ...ofPlans]
