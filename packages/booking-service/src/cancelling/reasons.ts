import type { CancellationReason, ReasonCode } from '@veranda/domain'
import type { Words } from '../db/schema/property.ts'

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

/** The reasons a hotel begins with, in the order they are read; it may word and order its own. */
export const firstReasons: readonly ReasonGiven[] = [
  reason('changed-plans', [
    'My plans have changed',
    'Cambiaron mis planes',
    'I miei programmi sono cambiati',
  ]),
  reason(
    'reschedule',
    [
      'I would like to come at another time',
      'Prefiero viajar en otra fecha',
      'Preferisco venire in un altro periodo',
    ],
    'offer-dates',
  ),
  reason(
    'keep-credit',
    [
      'I would like to keep the money for a later stay',
      'Prefiero conservar el importe para otra estancia',
      'Preferisco tenere l’importo per un altro soggiorno',
    ],
    'offer-credit',
  ),
  reason(
    'better-price',
    ['I found a better price', 'Encontré un mejor precio', 'Ho trovato un prezzo migliore'],
    'offer-price-match',
  ),
  reason('cannot-travel', ['I cannot travel', 'No puedo viajar', 'Non posso viaggiare']),
  reason('health', ['Health', 'Motivos de salud', 'Motivi di salute'], 'offer-waiver'),
  {
    ...reason(
      'family-death',
      ['A death in the family', 'Fallecimiento de un familiar', 'Un lutto in famiglia'],
      'review',
    ),
    followUps: [
      followUp('family-death-close', [
        'Of a partner, parent or child',
        'De mi pareja, padre, madre o hijo',
        'Del coniuge, di un genitore o di un figlio',
      ]),
      followUp('family-death-relative', ['Of another relative', 'De otro familiar', 'Di un altro parente']),
      followUp('family-death-companion', [
        'Of somebody who was to travel with me',
        'De alguien que viajaría conmigo',
        'Di una persona che doveva viaggiare con me',
      ]),
    ],
  },
  reason('weather', ['Weather events', 'Fenómenos meteorológicos', 'Eventi meteorologici'], 'offer-waiver'),
  reason(
    'documents',
    [
      'Passport, visa or other documents',
      'Pasaporte, visa u otros documentos',
      'Passaporto, visto o altri documenti',
    ],
    'offer-waiver',
  ),
  reason(
    'wedding',
    ['The wedding has changed', 'Hubo cambios en la boda', 'Il matrimonio è cambiato'],
    'review',
  ),
  {
    ...reason(
      'partner-member',
      ['I belong to a partner’s club', 'Soy miembro de un club asociado', 'Sono socio di un club partner'],
      'review',
    ),
    followUps: [
      followUp(
        'partner-member-week',
        [
          'I want to use a week of my membership instead',
          'Quiero usar una semana de mi membresía',
          'Voglio usare una settimana della mia iscrizione',
        ],
        'membership',
      ),
      followUp(
        'partner-member-ended',
        ['My membership has ended', 'Mi membresía terminó', 'La mia iscrizione è terminata'],
        'membership',
      ),
    ],
  },
  {
    ...reason(
      'agency-website',
      ['An agency or another website', 'Una agencia u otro sitio web', 'Un’agenzia o un altro sito'],
      'review',
    ),
    followUps: [
      followUp(
        'agency-website-twice',
        ['I am booked twice', 'Tengo una reservación duplicada', 'Ho una doppia prenotazione'],
        'agency',
      ),
      followUp(
        'agency-website-moved',
        ['My agency will book for me', 'Mi agencia reservará por mí', 'Prenoterà la mia agenzia'],
        'agency',
      ),
    ],
  },
  reason(
    'another-hotel',
    ['I chose another hotel', 'Elegí otro hotel', 'Ho scelto un altro hotel'],
    'cancel',
    'hotel',
  ),
  reason('member', ['I have become a member', 'Me hice miembro', 'Sono diventato socio']),
  reason('web', [
    'I booked again on this website',
    'Reservé de nuevo en este sitio',
    'Ho prenotato di nuovo su questo sito',
  ]),
  reason('other', ['Something else', 'Otro motivo', 'Un altro motivo'], 'cancel', 'free-text'),
]
