import type { terms } from '../db/schema/payment-terms.ts'
import { sampleProperties } from './properties.ts'

type Terms = Omit<typeof terms.$inferInsert, 'id'>

const paying: readonly Terms[] = [
  {
    kind: 'paying',
    words: {
      en: 'The amount shown is charged to your card in the currency of the hotel when the change is confirmed, and not before. Your bank may add fees of its own or use its own exchange rate. Money that comes back goes to the card it came from, usually within five working days.',
      es: 'El importe indicado se carga a su tarjeta en la divisa del hotel cuando se confirma el cambio, y no antes. Su banco puede añadir comisiones o aplicar su propio tipo de cambio. Los reembolsos vuelven a la tarjeta con la que pagó, normalmente en un plazo de cinco días hábiles.',
      it: 'L’importo indicato viene addebitato sulla Sua carta nella valuta dell’hotel quando la modifica è confermata, e non prima. La Sua banca può applicare commissioni o un proprio tasso di cambio. I rimborsi tornano sulla carta con cui ha pagato, di solito entro cinque giorni lavorativi.',
    },
  },
  {
    kind: 'paying',
    marketCode: 'MEX',
    words: {
      en: 'The amount shown, taxes included, is charged to your card in the currency of the hotel when the change is confirmed, and not before. Invoices are issued on request within the month of payment. Money that comes back goes to the card it came from, usually within five working days.',
      es: 'El importe indicado, con impuestos incluidos, se carga a su tarjeta en la divisa del hotel cuando se confirma el cambio, y no antes. La factura se emite a solicitud dentro del mes del pago. Los reembolsos vuelven a la tarjeta con la que pagó, normalmente en un plazo de cinco días hábiles.',
      it: 'L’importo indicato, tasse incluse, viene addebitato sulla Sua carta nella valuta dell’hotel quando la modifica è confermata, e non prima. La fattura viene emessa su richiesta entro il mese del pagamento. I rimborsi tornano sulla carta con cui ha pagato, di solito entro cinque giorni lavorativi.',
    },
  },
]

const ofProperties: readonly Terms[] = sampleProperties.map(
  ({ row: { code, name, checkInAt, checkOutAt } }) => ({
    kind: 'property',
    propertyCode: code,
    words: {
      en: `At ${name} rooms are ready from ${checkInAt} and are left by ${checkOutAt}. Please bring an identity document for every guest. Children sleep in the same room as an adult.`,
      es: `En ${name} las habitaciones están listas a partir de las ${checkInAt} y se dejan a más tardar a las ${checkOutAt}. Le pedimos un documento de identidad de cada huésped. Los niños duermen en la misma habitación que un adulto.`,
      it: `A ${name} le camere sono pronte dalle ${checkInAt} e si lasciano entro le ${checkOutAt}. Si prega di portare un documento d’identità per ogni ospite. I bambini dormono nella stessa camera di un adulto.`,
    },
  }),
)

const flexible = {
  en: 'This rate can be changed and cancelled. Until the day your reservation names, cancelling is free; after that, what it says there is kept.',
  es: 'Esta tarifa se puede modificar y cancelar. Hasta el día que indica su reservación, cancelar no cuesta nada; después se retiene lo que ahí se indica.',
  it: 'Questa tariffa si può modificare e cancellare. Fino al giorno indicato nella Sua prenotazione la cancellazione è gratuita; dopo viene trattenuto quanto indicato lì.',
}
const nonRefundable = {
  en: 'This rate is paid in full when booking. It cannot be changed, and nothing is given back when it is cancelled.',
  es: 'Esta tarifa se paga por completo al reservar. No se puede modificar y no se reembolsa nada si se cancela.',
  it: 'Questa tariffa si paga per intero alla prenotazione. Non si può modificare e in caso di cancellazione non è previsto alcun rimborso.',
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
