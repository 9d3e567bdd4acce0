import type { CancellationReason, ReasonCode } from '@veranda/domain'
import type { Words } from '../schema/property.ts'

export type ReasonGiven = Pick<CancellationReason, 'needs' | 'follows'> & {
  readonly code: string
  readonly words: Words
  readonly followUps?: readonly ReasonGiven[]
}

const reason = (
  code: ReasonCode,
  [en, es, it]: readonly [string, string, string],
  follows: CancellationReason['follows'] = 'cancel',
  needs: CancellationReason['needs'] = 'nothing',
): ReasonGiven => ({ code, words: { en, es, it }, follows, needs })

const followUp = (
  code: string,
  [en, es, it]: readonly [string, string, string],
  needs: CancellationReason['needs'] = 'nothing',
): ReasonGiven => ({ code, words: { en, es, it }, follows: 'review', needs })

/** The reasons a new hotel begins with, in their order; a hotel may reword and reorder its own. */
export const firstReasons: readonly ReasonGiven[] = [
  reason('changed-plans', [
    'My plans have changed',
    'Cambiaron mis planes',
    'I miei programmi sono cambiati',
  ]),
  reason(
    'reschedule',
    ['I’d like to travel on other dates', 'Prefiero viajar en otras fechas', 'Preferisco altre date'],
    'offer-dates',
  ),
  reason(
    'keep-credit',
    [
      'I’d prefer credit for a future stay',
      'Prefiero un crédito para otra estancia',
      'Preferisco un buono per un altro soggiorno',
    ],
    'offer-credit',
  ),
  reason(
    'better-price',
    ['I found a better price', 'Encontré un mejor precio', 'Ho trovato un prezzo migliore'],
    'offer-price-match',
  ),
  reason('cannot-travel', ['I can’t travel', 'No puedo viajar', 'Non posso viaggiare']),
  reason('health', ['Health reasons', 'Motivos de salud', 'Motivi di salute'], 'offer-waiver'),
  {
    ...reason(
      'family-death',
      ['A death in the family', 'Fallecimiento de un familiar', 'Un lutto in famiglia'],
      'review',
    ),
    followUps: [
      followUp('family-death-close', [
        'My partner, a parent or a child',
        'Mi pareja, uno de mis padres o de mis hijos',
        'Coniuge o partner, un genitore o un figlio',
      ]),
      followUp('family-death-relative', ['Another relative', 'Otro familiar', 'Un altro familiare']),
      followUp('family-death-companion', [
        'Someone I was traveling with',
        'Alguien que viajaría conmigo',
        'Una persona che doveva viaggiare con me',
      ]),
    ],
  },
  reason('weather', ['Severe weather', 'Clima adverso', 'Forte maltempo'], 'offer-waiver'),
  reason(
    'documents',
    [
      'Passport, visa or other travel documents',
      'Pasaporte, visa u otros documentos',
      'Passaporto, visto o altri documenti',
    ],
    'offer-waiver',
  ),
  reason(
    'wedding',
    [
      'Our wedding plans have changed',
      'Cambiaron nuestros planes de boda',
      'I programmi del nostro matrimonio sono cambiati',
    ],
    'review',
  ),
  {
    ...reason(
      'partner-member',
      [
        'My membership in a partner club',
        'Mi membresía en un club asociado',
        'La mia iscrizione a un club partner',
      ],
      'review',
    ),
    followUps: [
      followUp(
        'partner-member-week',
        [
          'I’d like to use a week from my membership',
          'Prefiero usar una semana de mi membresía',
          'Preferisco usare una settimana del mio club',
        ],
        'membership',
      ),
      followUp(
        'partner-member-ended',
        ['My membership has ended', 'Mi membresía terminó', 'La mia iscrizione è scaduta'],
        'membership',
      ),
    ],
  },
  {
    ...reason(
      'agency-website',
      [
        'I booked through an agency or another website',
        'Reservé con una agencia u otro sitio web',
        'Ho prenotato tramite un’agenzia o un altro sito',
      ],
      'review',
    ),
    followUps: [
      followUp(
        'agency-website-twice',
        ['I have a duplicate reservation', 'Tengo una reservación duplicada', 'Ho una doppia prenotazione'],
        'agency',
      ),
      followUp(
        'agency-website-moved',
        [
          'My agency will rebook for me',
          'Mi agencia reservará de nuevo por mí',
          'La mia agenzia prenoterà di nuovo per me',
        ],
        'agency',
      ),
      followUp('agency-website-other', ['Another reason', 'Otro motivo', 'Altro motivo'], 'free-text'),
    ],
  },
  reason(
    'another-hotel',
    ['I chose another hotel', 'Elegí otro hotel', 'Ho scelto un altro hotel'],
    'cancel',
    'hotel',
  ),
  reason('member', [
    'I’ll book again with my new membership',
    'Reservaré de nuevo con mi nueva membresía',
    'Prenoterò di nuovo con la nuova iscrizione al club',
  ]),
  reason('web', [
    'I’ve rebooked on this website',
    'Reservé de nuevo en este sitio',
    'Ho prenotato di nuovo su questo sito',
  ]),
  reason('other', ['Another reason', 'Otro motivo', 'Altro motivo'], 'cancel', 'free-text'),
]
