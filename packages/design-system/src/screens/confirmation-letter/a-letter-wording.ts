export type Section = {
  readonly title: string
  readonly rows: readonly (readonly [string, string])[]
  /** Its rows are amounts, the last of which is the total. */
  readonly isPrice?: true
}

/** What a letter says. */
export type LetterWording = Readonly<
  Record<'title' | 'dear' | 'about' | 'view' | 'help' | 'closing' | 'legal', string>
> & {
  readonly sections: readonly Section[]
  readonly links: readonly string[]
}

export const hotel = 'Marina Cancún'
export const code = 'ZPCU-104A7C-AB'
const address = 'Bulevar Kukulkán km 8.5\n77500 Cancún, México'
const legal = 'Marina Hotels, S.A. de C.V.'
const phone = '+1 555 0100'

export const inEnglish: LetterWording = {
  title: 'Your stay is confirmed',
  dear: 'Dear Amelia,',
  about: `Here’s everything about the stay at ${hotel}. The same details are attached as a document, with a file for your calendar.`,
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
      rows: [['Room 1', 'Superior Deluxe, Ocean View\n2 adults\nAmelia Hart, Noah Hart']],
    },
    {
      title: 'If you cancel',
      rows: [
        ['Until Mar 7, 3:00 PM', 'Free cancellation\nYou’ll be refunded $2,466.00.'],
        ['From Mar 7, 3:00 PM', 'Cancellation fee: $822.00\nYou’ll be refunded $1,644.00.'],
      ],
    },
    {
      title: 'Price',
      isPrice: true,
      rows: [
        ['Rooms', '$2,466.00'],
        ['Paid', '$2,466.00'],
        ['Balance', '$0.00'],
      ],
    },
    { title: 'Getting there', rows: [['Address', `${hotel}\n${address}`]] },
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
    dear: 'Apreciable Amelia:',
    about: `Aquí están todos los detalles de la estancia en ${hotel}. Los adjuntamos también como documento, junto con un archivo para su calendario.`,
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
        rows: [['Habitación 1', 'Superior Deluxe, vista al mar\n2 adultos\nAmelia Hart, Noah Hart']],
      },
      {
        title: 'Si cancela',
        rows: [
          ['Hasta el 7 de marzo, 3:00 p.m.', 'Cancelación sin cargo\nLe reembolsaremos USD 2,466.00.'],
          [
            'A partir del 7 de marzo, 3:00 p.m.',
            'Cargo por cancelación: USD 822.00\nLe reembolsaremos USD 1,644.00.',
          ],
        ],
      },
      {
        title: 'Precio',
        isPrice: true,
        rows: [
          ['Habitaciones', 'USD 2,466.00'],
          ['Pagado', 'USD 2,466.00'],
          ['Saldo', 'USD 0.00'],
        ],
      },
      { title: 'Cómo llegar', rows: [['Dirección', `${hotel}\n${address}`]] },
    ],
    view: 'Ver mi reservación',
    help: `¿Tiene alguna duda? Llámenos al ${phone}.`,
    closing: 'Será un placer recibirle.',
    links: ['Términos', 'Privacidad'],
    legal,
  },
  'it-IT': {
    title: 'Il suo soggiorno è confermato',
    dear: 'Gentile Amelia,',
    about: `Ecco tutti i dettagli del soggiorno presso ${hotel}. Li alleghiamo anche come documento, insieme a un file per il calendario.`,
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
        rows: [['Camera 1', 'Superior Deluxe, vista mare\n2 adulti\nAmelia Hart, Noah Hart']],
      },
      {
        title: 'In caso di cancellazione',
        rows: [
          ['Fino al 7 marzo, ore 15:00', 'Cancellazione gratuita\nLe rimborseremo 2.466,00 USD.'],
          ['Dal 7 marzo, ore 15:00', 'Penale di cancellazione: 822,00 USD\nLe rimborseremo 1.644,00 USD.'],
        ],
      },
      {
        title: 'Prezzo',
        isPrice: true,
        rows: [
          ['Camere', '2.466,00 USD'],
          ['Pagato', '2.466,00 USD'],
          ['Saldo', '0,00 USD'],
        ],
      },
      { title: 'Come arrivare', rows: [['Indirizzo', `${hotel}\n${address}`]] },
    ],
    view: 'Vedi la mia prenotazione',
    help: `Ha domande? Ci chiami al numero ${phone}.`,
    closing: 'La aspettiamo con piacere.',
    links: ['Condizioni', 'Privacy'],
    legal,
  },
}
