import type { ClockTime, Locale } from '@veranda/domain'
import type { terms } from '@veranda/booking-service/tables'
import type { SampleProperty } from './properties/property.ts'

type Terms = Omit<typeof terms.$inferInsert, 'id'>

/** "3:00 PM", "3:00 p.m.", "15:00"; "12:00 noon", "12:00 del mediodía" */
const clockIn = (locale: Locale, time: ClockTime): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...(time === '12:00' && { dayPeriod: 'short' }),
  }).format(new Date(`1970-01-01T${time}Z`))

const paying: readonly Terms[] = [
  {
    kind: 'paying',
    words: {
      en: 'We charge the amount shown to your card in the hotel’s currency once your change or payment is confirmed. Your bank may add its own fees or apply its own exchange rate. Refunds go back the way you paid, usually within five business days.',
      es: 'El monto indicado se carga a su tarjeta en la divisa del hotel al confirmarse el cambio o el pago. Su banco puede cobrar comisiones o aplicar su propio tipo de cambio. Los reembolsos se hacen por el mismo medio con el que pagó, por lo general en un plazo de cinco días hábiles.',
      it: 'L’importo indicato viene addebitato sulla sua carta nella valuta dell’hotel solo a modifica o pagamento confermati. La banca può applicare commissioni o un proprio tasso di cambio. I rimborsi vengono effettuati con lo stesso metodo usato per il pagamento, di solito entro cinque giorni lavorativi.',
    },
  },
  {
    kind: 'paying',
    marketCode: 'MEX',
    words: {
      en: 'We charge the amount shown, including taxes, to your card in the hotel’s currency once your change or payment is confirmed. Invoices are available on request within the month of payment. Refunds go back the way you paid, usually within five business days.',
      es: 'El monto indicado, con impuestos incluidos, se carga a su tarjeta en la divisa del hotel al confirmarse el cambio o el pago. Puede solicitar su factura dentro del mes del pago. Los reembolsos se hacen por el mismo medio con el que pagó, por lo general en un plazo de cinco días hábiles.',
      it: 'L’importo indicato, tasse incluse, viene addebitato sulla sua carta nella valuta dell’hotel solo a modifica o pagamento confermati. La fattura viene emessa su richiesta entro il mese del pagamento. I rimborsi vengono effettuati con lo stesso metodo usato per il pagamento, di solito entro cinque giorni lavorativi.',
    },
  },
]

const ofProperty = ({ row: { code, name, checkInAt, checkOutAt } }: SampleProperty): Terms => ({
  kind: 'property',
  propertyCode: code,
  words: {
    en: `At ${name}, check-in starts at ${clockIn('en-US', checkInAt)} and check-out is by ${clockIn('en-US', checkOutAt)}. Please bring an ID for every guest. Children must stay in a room with an adult.`,
    es: `En ${name}, el check-in es a partir de las ${clockIn('es-MX', checkInAt)} y el check-out, a más tardar a las ${clockIn('es-MX', checkOutAt)}. Le pedimos una identificación de cada huésped. Los menores deben hospedarse en una habitación con un adulto.`,
    it: `Presso ${name} il check-in è dalle ${clockIn('it-IT', checkInAt)} e il check-out entro le ${clockIn('it-IT', checkOutAt)}. La preghiamo di portare un documento d’identità per ogni ospite. I minori devono alloggiare in camera con un adulto.`,
  },
})

const flexible = {
  en: 'You can change or cancel this rate. Cancellation is free until the date shown in your reservation; after that, the fee shown there applies.',
  es: 'Puede modificar o cancelar esta tarifa. La cancelación no tiene costo hasta la fecha que indica su reservación; después se aplica el cargo que ahí aparece.',
  it: 'Questa tariffa si può modificare e cancellare. La cancellazione è gratuita fino alla data indicata nella sua prenotazione, dove trova anche la penale applicata in seguito.',
}
const nonRefundable = {
  en: 'This rate is paid in full at booking. It can’t be changed and isn’t refundable if you cancel.',
  es: 'Esta tarifa se paga por completo al reservar. No se puede modificar ni es reembolsable en caso de cancelación.',
  it: 'Questa tariffa si paga per intero alla prenotazione. Non è modificabile né rimborsabile in caso di cancellazione.',
}

const ofPlans = ({ ratePlanIds, dollarPlanIds }: SampleProperty): readonly Terms[] =>
  [ratePlanIds, dollarPlanIds ?? []].flatMap((ids) =>
    ids.map((ratePlanId, index) => ({
      kind: 'rate-plan' as const,
      ratePlanId,
      words: index === 0 ? flexible : nonRefundable,
    })),
  )

/** What the sample group's guests agree to when they pay. */
export const sampleTerms = (properties: readonly SampleProperty[]): readonly Terms[] => [
  ...paying,
  ...properties.map(ofProperty),
  ...properties.flatMap(ofPlans),
]
