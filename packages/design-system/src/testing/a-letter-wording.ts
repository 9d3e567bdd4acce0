import { type Locale, type Money, placeLine, toMajor } from '@veranda/domain'
import { aReservation } from '@veranda/domain/fixtures'
import { hotelWord } from './hotel-words.tsx'

export type Section = {
  readonly title: string
  readonly rows: readonly (readonly [string, string])[]
  /** Its rows are amounts, the last of which is the total. */
  readonly isPrice?: true
}

/** What a letter says. */
export type LetterWording = Readonly<
  Record<'title' | 'dear' | 'hello' | 'about' | 'view' | 'help' | 'closing' | 'legal', string>
> & {
  readonly sections: readonly Section[]
  readonly links: readonly string[]
}

const { property, reservationCode, rooms, pricing, policyTimeline } = aReservation()
const [room] = rooms
if (!room) throw new Error('The fixture has a room')
const names = room.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
const initials = room.guests
  .map(({ firstName, lastName }) => `${firstName.charAt(0)}. ${lastName.charAt(0)}.`)
  .join(', ')

export const hotel = property.name
export const code = reservationCode
const legal = 'Marina Hotels, S.A. de C.V.'
const phone = '+1 555 0100'

/** Where the hotel is, with its country in the reader's language. */
const address = (country: string) =>
  `${hotel}\n${property.address.street}\n${placeLine(property.address)}, ${country}`

/** An amount as the letters write it. */
const written = (locale: Locale) => {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: 'always' })
  return ({ amount, currency }: Money): string => {
    const number = numbers.format(toMajor({ amount, currency }))
    return locale === 'en-US'
      ? `$${number}`
      : locale === 'es-MX'
        ? `${currency}\u00A0${number}`
        : `${number}\u00A0${currency}`
  }
}
const en = written('en-US')
const es = written('es-MX')
const it = written('it-IT')

type TierWords = {
  readonly moment: Intl.DateTimeFormatOptions
  readonly until: string
  readonly from: string
  readonly free: string
  readonly fee: string
  readonly refund: string
}

/** What cancelling costs, tier by tier, as the letter lists it. */
const tiersIn = (locale: Locale, wording: TierWords): Section['rows'] =>
  policyTimeline.map(({ from, until, penalty, refund }) => {
    const moments = new Intl.DateTimeFormat(locale, { ...wording.moment, timeZone: property.timeZone })
    const moment = moments.format(new Date(until ?? from ?? ''))
    const amount = written(locale)
    const cost = penalty.amount === 0 ? wording.free : `${wording.fee}: ${amount(penalty)}`
    return [
      `${until ? wording.until : wording.from} ${moment}`,
      refund.amount === 0 ? cost : `${cost}\n${wording.refund} ${amount(refund)}.`,
    ]
  })

/** The add-ons of the room, by the names the hotel gives them in that language. */
const addOnsIn = (locale: Locale, included: string): string =>
  room.services
    .map(({ name, quantity, total }) => {
      const called = hotelWord(name, locale)
      const what = quantity > 1 ? `${quantity} × ${called}` : called
      return `${what}\u00A0· ${total.amount === 0 ? included : written(locale)(total)}`
    })
    .join('\n')

export const inEnglish: LetterWording = {
  title: 'Your stay is confirmed',
  dear: 'Dear Elena,',
  hello: 'Hello,',
  about: `Here’s everything about your stay at ${hotel}. The same details are attached as a document, with a file for your calendar.`,
  sections: [
    {
      title: 'Your stay',
      rows: [
        ['Arrival', 'Sunday, March 14, 2027, check-in from 3:00 PM'],
        ['Departure', 'Saturday, March 20, 2027, check-out by 12:00 noon'],
        ['Length of stay', '6 nights'],
      ],
    },
    {
      title: 'Rooms and guests',
      rows: [['Room 1', `Superior Deluxe, Ocean View\n2 adults\n${names}`]],
    },
    { title: 'Extras', rows: [['Room 1', addOnsIn('en-US', 'included')]] },
    {
      title: 'If you cancel',
      rows: tiersIn('en-US', {
        moment: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
        until: 'Until',
        from: 'From',
        free: 'Free cancellation',
        fee: 'Cancellation fee',
        refund: 'You’ll be refunded',
      }),
    },
    {
      title: 'Price',
      isPrice: true,
      rows: [
        ['Rooms', en(pricing.rooms)],
        ['Extras', en(pricing.services)],
        ['Total', en(pricing.total)],
        ['Paid', en(pricing.paid)],
        ['Balance', en(pricing.balance)],
      ],
    },
    { title: 'Getting here', rows: [['Address', address('Mexico')]] },
  ],
  view: 'View my reservation',
  help: `Questions? Call us at ${phone}.`,
  closing: 'We look forward to welcoming you.',
  links: ['Terms', 'Privacy'],
  legal,
}
export const elsewhere: Readonly<Record<string, LetterWording>> = {
  'es-MX': {
    title: 'Su estancia está confirmada',
    dear: 'Apreciable Elena:',
    hello: 'Buen día:',
    about: `Aquí están todos los detalles de su estancia en ${hotel}. Los adjuntamos también como documento, junto con un archivo para su calendario.`,
    sections: [
      {
        title: 'Su estancia',
        rows: [
          ['Llegada', 'domingo 14 de marzo de 2027, entrada a partir de las 3:00 p.m.'],
          ['Salida', 'sábado 20 de marzo de 2027, salida a más tardar a las 12:00 del mediodía'],
          ['Duración', '6 noches'],
        ],
      },
      {
        title: 'Habitaciones y huéspedes',
        rows: [['Habitación 1', `Superior Deluxe, vista al mar\n2 adultos\n${names}`]],
      },
      { title: 'Extras', rows: [['Habitación 1', addOnsIn('es-MX', 'incluido')]] },
      {
        title: 'Si cancela',
        rows: tiersIn('es-MX', {
          moment: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', hour12: true },
          until: 'Hasta el',
          from: 'A partir del',
          free: 'Cancelación sin costo',
          fee: 'Cargo por cancelación',
          refund: 'Le reembolsaremos',
        }),
      },
      {
        title: 'Precio',
        isPrice: true,
        rows: [
          ['Habitaciones', es(pricing.rooms)],
          ['Extras', es(pricing.services)],
          ['Total', es(pricing.total)],
          ['Pagado', es(pricing.paid)],
          ['Saldo', es(pricing.balance)],
        ],
      },
      { title: 'Cómo llegar', rows: [['Dirección', address('México')]] },
    ],
    view: 'Ver mi reservación',
    help: `¿Tiene alguna duda? Llámenos al ${phone}.`,
    closing: 'Será un placer recibirle.',
    links: ['Términos', 'Privacidad'],
    legal,
  },
  'it-IT': {
    title: 'Il suo soggiorno è confermato',
    dear: 'Gentile Elena,',
    hello: 'Buongiorno,',
    about: `Ecco tutti i dettagli del suo soggiorno presso ${hotel}. Li alleghiamo anche come documento, insieme a un file per il calendario.`,
    sections: [
      {
        title: 'Il suo soggiorno',
        rows: [
          ['Arrivo', 'domenica 14 marzo 2027, check-in dalle 15:00'],
          ['Partenza', 'sabato 20 marzo 2027, check-out entro le 12:00'],
          ['Durata', '6 notti'],
        ],
      },
      {
        title: 'Camere e ospiti',
        rows: [['Camera 1', `Superior Deluxe, vista mare\n2 adulti\n${names}`]],
      },
      { title: 'Extra', rows: [['Camera 1', addOnsIn('it-IT', 'incluso')]] },
      {
        title: 'In caso di cancellazione',
        rows: tiersIn('it-IT', {
          moment: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
          until: 'Fino al',
          from: 'Dal',
          free: 'Cancellazione gratuita',
          fee: 'Penale di cancellazione',
          refund: 'Le rimborseremo',
        }),
      },
      {
        title: 'Prezzo',
        isPrice: true,
        rows: [
          ['Camere', it(pricing.rooms)],
          ['Extra', it(pricing.services)],
          ['Totale', it(pricing.total)],
          ['Pagato', it(pricing.paid)],
          ['Saldo', it(pricing.balance)],
        ],
      },
      { title: 'Come arrivare', rows: [['Indirizzo', address('Messico')]] },
    ],
    view: 'Vedi la mia prenotazione',
    help: `Ha domande? Ci chiami al numero ${phone}.`,
    closing: 'La aspettiamo con piacere.',
    links: ['Condizioni', 'Privacy'],
    legal,
  },
}

/** As another address than the guest's own reads it: the guests by their initials. */
export const withInitials = (wording: LetterWording): LetterWording => ({
  ...wording,
  dear: wording.hello,
  sections: wording.sections.map((section) => ({
    ...section,
    rows: section.rows.map(([term, detail]) => [term, detail.replace(names, initials)] as const),
  })),
})
