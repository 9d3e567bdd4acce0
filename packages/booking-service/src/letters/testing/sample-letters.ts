import { aReservationWithVeryLongNames } from '@veranda/domain/fixtures'
import { displayOf, fromMajor, type Locale, type ServedBrand } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import type { LetterKind } from '../../schema/outbox.ts'
import { automaticChargeLetter } from '../automatic-charge/letter.ts'
import { callRequestedLetter } from '../call-requested/letter.ts'
import { balanceLetter } from '../balance/letter.ts'
import { bankTransferLetter, bankTransferReceivedLetter } from '../bank-transfer/letter.ts'
import { cancelledLetter } from '../cancelled/letter.ts'
import { confirmationLetter } from '../confirmation/letter.ts'
import { emailChangedLetter } from '../email-changed/letter.ts'
import { emailConfirmationLetter } from '../email-confirmation/letter.ts'
import { letterheadOf } from '../letterhead.ts'
import { priceMatchLetter } from '../price-match/letter.ts'
import {
  reviewDeclinedLetter,
  reviewQuestionLetter,
  reviewWithdrawnLetter,
  underReviewLetter,
} from '../review/letter.ts'
import { signInLinkLetter } from '../sign-in-link/letter.ts'
import { staffPasswordLetter } from '../staff-password/letter.ts'
import { standbyAwardedLetter, standbyDeclinedLetter } from '../standby/letter.ts'
import { stayChangedLetter } from '../stay-changed/letter.ts'
import { reinstatedLetter } from '../reinstated/letter.ts'

type Write = () => Promise<LetterContent>

/** Each kind of letter as a brand sends it, with the longest names and amounts it must fit. */
export function sampleLetters(brand: ServedBrand, locale: Locale): Readonly<Record<LetterKind, Write>> {
  const dollars = (major: number) => fromMajor(major, 'USD')
  const guest = {
    letterhead: letterheadOf(brand),
    hotelName: `${brand.displayName} Costa Esmeralda Beach & Wellness Resort`,
    helpPhone: displayOf(brand.help.lines[0]),
    locale,
    firstName: 'Maximiliana-Alejandra',
    reservationCode: 'ABCD-123E4F-GH',
    link: `https://${brand.hosts[0]}/auth/login?reservation=ABCD-123E4F-GH`,
    timeZone: 'America/Cancun',
  }
  const at = '2027-03-14T15:04:00Z'
  const stay = { arrival: '2027-05-01', departure: '2027-05-08' } as const
  const suite = {
    roomNumber: 1,
    name: 'Presidential Two-Bedroom Oceanfront Suite',
    guest: 'Maximiliana Ruiz',
  }
  const view = { roomNumber: 2, name: 'Garden View', guest: 'Luis Ruiz' }
  const of = { ...guest, rooms: [suite, view], stay }
  const awarded = {
    ...of,
    rooms: [suite],
    before: 'Garden View',
    added: dollars(1_260),
    ceiling: dollars(200),
    newTotal: dollars(13_482.5),
    toPay: { amount: dollars(1_260), terms: { kind: 'before-arrival', by: '2027-04-17' } },
  } as const
  const mailbox = { ...guest, at } as const
  const balance = { amount: dollars(13_482.5), due: { kind: 'before-arrival', by: '2027-04-17' } } as const
  const bankTransfer = {
    ...of,
    amount: dollars(13_482.5),
    reference: 'RF45 9283 7465 0192',
    dueBy: '2027-03-21',
    payee: {
      holder: 'Hotelera de Muestra del Caribe Mexicano, S.A. de C.V.',
      bankName: 'Banco Ejemplo del Caribe',
      bic: 'EXMPMXM0XXX',
      isIban: true,
      account: 'IT47 G999 9900 0000 0000 0012 345',
    },
  } as const
  const charge = {
    ...of,
    card: { scheme: 'visa', lastDigits: '1111' },
    amount: dollars(13_482.5),
    left: dollars(0),
    on: '2027-04-17',
  } as const
  const confirmed = aReservationWithVeryLongNames()
  const priceMatch = { ...of, saving: dollars(1_120.4), refund: dollars(320.4) }
  return {
    'staff-password': () =>
      staffPasswordLetter({
        letterhead: guest.letterhead,
        locale,
        name: 'Maximiliana-Alejandra Ruiz',
        occasion: 'password',
        link: 'https://admin.example.com/password/0123456789abcdef0123456789abcdef01234567',
      }),
    'staff-invitation': () =>
      staffPasswordLetter({
        letterhead: guest.letterhead,
        locale,
        name: 'Maximiliana-Alejandra Ruiz',
        occasion: 'invitation',
        link: 'https://admin.example.com/welcome/0123456789abcdef0123456789abcdef01234567',
      }),
    'review-question': () => reviewQuestionLetter(of),
    'sign-in-link': () =>
      signInLinkLetter({
        ...guest,
        expiry: { at: new Date(at), timeZone: guest.timeZone, minutes: 15, opened: 10 },
      }),
    'stay-changed': () =>
      stayChangedLetter({
        ...guest,
        before: stay,
        after: { arrival: '2027-05-08', departure: '2027-05-17' },
        rooms: [
          { ...suite, before: 'Garden View', occupancy: { adults: 2, teens: 1, kids: 2, infants: 1 } },
          {
            ...view,
            roomNumber: 3,
            guest: undefined,
            occupancy: { adults: 1, teens: 0, kids: 0, infants: 0 },
          },
        ],
        services: [
          { ...suite, kind: 'added', name: 'Romantic dinner on the beach', quantity: 1, day: '2027-05-12' },
          {
            ...suite,
            kind: 'moved',
            name: 'Couples’ massage',
            quantity: 2,
            day: '2027-05-10',
            dayBefore: '2027-05-03',
          },
        ],
        transfer: { place: 'move', day: '2027-05-08' },
        newTotal: dollars(13_482.5),
        difference: dollars(2_466.1),
        settlement: 'to-pay',
        amount: dollars(2_466.1),
        paidBy: 'now',
        due: { kind: 'before-arrival', by: '2027-04-24' },
      }),
    cancelled: () =>
      cancelledLetter({
        ...of,
        rooms: [suite],
        staying: [view],
        number: 'CXL-77K2-Q9ZD',
        at,
        paid: dollars(13_482.5),
        penalty: dollars(3_072),
        refund: dollars(10_410.5),
        outstanding: dollars(0),
        reinstateUntil: '2027-03-14T15:34:00Z',
      }),
    'taken-back': () =>
      reinstatedLetter({
        ...of,
        number: 'CXL-77K2-Q9ZD',
        isWhole: true,
        paid: dollars(13_482.5),
        outstanding: dollars(1_204),
        refund: dollars(10_410.5),
      }),
    'under-review': () => underReviewLetter(of),
    'review-declined': () => reviewDeclinedLetter(of),
    'review-withdrawn': () => reviewWithdrawnLetter(of),
    'email-changed': () =>
      emailChangedLetter({ ...mailbox, lastName: 'Ruiz', address: 'before', now: 'm.ruiz@example.com' }),
    'email-confirmation': () =>
      emailConfirmationLetter({
        ...mailbox,
        firstName: '',
        mailbox: 'now',
        email: 'maximiliana-alejandra.ruiz-castellanos@mail.example.com',
        minutes: 60,
        opened: 10,
      }),
    'standby-awarded': () => standbyAwardedLetter(awarded),
    'standby-declined': () => standbyDeclinedLetter(awarded),
    'price-match-requested': () => priceMatchLetter(of, 'requested'),
    'price-match-matched': () => priceMatchLetter(priceMatch, 'matched'),
    'price-match-not-matched': () => priceMatchLetter(of, 'not-matched'),
    'price-match-withdrawn': () => priceMatchLetter(of, 'withdrawn'),
    confirmation: () =>
      confirmationLetter({
        ...guest,
        hotelName: confirmed.property.name,
        firstName: 'Maximiliana Guadalupe Bernardina',
        reservationCode: confirmed.reservationCode,
        reservation: confirmed,
        reader: 'own',
      }),
    'call-requested': () =>
      callRequestedLetter({
        ...guest,
        ticket: 'H-7K3MQ9',
        from: '2027-03-14T22:00:00Z',
        until: '2027-03-15T00:00:00Z',
        guestTimeZone: 'America/New_York',
      }),
    'balance-paid': () => balanceLetter({ ...of, ...balance, timing: 'now', left: dollars(1_204) }),
    'bank-transfer-announced': () => bankTransferLetter(bankTransfer, 'bank-transfer-announced'),
    'bank-transfer-reminder': () => bankTransferLetter(bankTransfer, 'bank-transfer-reminder'),
    'bank-transfer-withdrawn': () => bankTransferLetter(bankTransfer, 'bank-transfer-withdrawn'),
    'bank-transfer-lapsed': () => bankTransferLetter(bankTransfer, 'bank-transfer-lapsed'),
    'bank-transfer-received': () =>
      bankTransferReceivedLetter({
        ...of,
        ...balance,
        announced: dollars(14_000),
        refunded: dollars(0),
        left: dollars(517.5),
      }),
    'balance-agreed': () =>
      balanceLetter({ ...of, ...balance, timing: 'before-arrival', left: dollars(13_482.5) }),
    'charge-agreed': () => automaticChargeLetter({ ...charge, about: 'agreed' }),
    'charge-made': () =>
      automaticChargeLetter({ ...charge, about: 'made', on: undefined, left: dollars(1_204) }),
    'charge-declined': () =>
      automaticChargeLetter({ ...charge, about: 'declined', declined: 'insufficient-funds' }),
    'charge-given-up': () =>
      automaticChargeLetter({ ...charge, about: 'given-up', on: undefined, declined: 'not-proven' }),
  }
}
