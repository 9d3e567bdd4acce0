import type { Locale } from '@veranda/domain'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

type Elsewhere = Readonly<Record<Locale, string>>

const words = (es: string, it: string): Elsewhere => ({ 'es-MX': es, 'it-IT': it })

/**
 * What a hotel words itself, and the service sends in the guest's language: the stories' fixtures hold it in English.
 */
const hotelWords: Readonly<Record<string, Elsewhere>> = {
  // Rooms.
  'Superior Deluxe, Ocean View': words('Superior Deluxe, vista al mar', 'Superior Deluxe, vista mare'),
  'Superior Deluxe, Garden View': words(
    'Superior Deluxe, vista al jardín',
    'Superior Deluxe, vista giardino',
  ),
  'Junior Suite, Ocean View': words('Junior Suite, vista al mar', 'Junior Suite, vista mare'),
  'Junior Suite, Garden View': words('Junior Suite, vista al jardín', 'Junior Suite, vista giardino'),
  'Family Suite, Ocean View': words('Suite Familiar, vista al mar', 'Suite Family, vista mare'),
  'Deluxe, Garden View': words('Deluxe, vista al jardín', 'Deluxe, vista giardino'),
  'Deluxe, Lagoon View': words('Deluxe, vista a la laguna', 'Deluxe, vista laguna'),
  'Deluxe Ocean View': words('Deluxe con vista al mar', 'Deluxe vista mare'),
  'Deluxe Oceanfront': words('Deluxe frente al mar', 'Deluxe fronte mare'),
  'Oceanfront Suite': words('Suite frente al mar', 'Suite fronte mare'),
  'Presidential Suite': words('Suite Presidencial', 'Suite Presidenziale'),
  'Grand Suite': words('Gran Suite', 'Grande Suite'),
  'Overwater Villa': words('Villa sobre el agua', 'Villa sull’acqua'),
  'Family villa with a pool': words('Villa familiar con alberca', 'Villa per famiglie con piscina'),
  // Beds.
  '1 king bed': words('1 cama king size', '1 letto king size'),
  '2 queen beds': words('2 camas queen size', '2 letti queen size'),
  '2 double beds': words('2 camas matrimoniales', '2 letti matrimoniali'),
  '1 king or 2 doubles': words('1 cama king size o 2 matrimoniales', '1 letto king size o 2 matrimoniali'),
  '2 king beds': words('2 camas king size', '2 letti king size'),
  '2 king beds, 1 sofa bed and a cot by the window': words(
    '2 camas king size, 1 sofá cama y una cuna junto a la ventana',
    '2 letti king size, 1 divano letto e una culla vicino alla finestra',
  ),
  // Equipment.
  Balcony: words('Balcón', 'Balcone'),
  'Double whirlpool tub': words('Tina de hidromasaje doble', 'Vasca idromassaggio doppia'),
  'Rain shower': words('Regadera de lluvia', 'Doccia a pioggia'),
  '24-hour room service': words(
    'Servicio a la habitación las 24\u00A0horas',
    'Room service 24\u00A0ore su\u00A024',
  ),
  // Rates.
  'Flexible, all inclusive': words('Flexible, todo incluido', 'Flessibile, tutto incluso'),
  'Non-refundable, all inclusive': words('No reembolsable, todo incluido', 'Non rimborsabile, tutto incluso'),
  // What is sold beside a room.
  'Sunset dinner on the beach': words('Cena en la playa al atardecer', 'Cena al tramonto sulla spiaggia'),
  'Dinner under the stars': words('Cena bajo las estrellas', 'Cena sotto le stelle'),
  'Private dinner under the palms': words('Cena privada bajo las palmeras', 'Cena privata sotto le palme'),
  'Private table, four-course menu': words(
    'Mesa privada, menú de cuatro tiempos',
    'Tavolo riservato, menù di quattro portate',
  ),
  'Minibar to your taste': words('Minibar a su gusto', 'Minibar su misura'),
  'Tell us what you like; we restock it every morning': words(
    'Díganos qué prefiere y lo surtimos cada mañana',
    'Ci dica che cosa preferisce: lo riforniamo ogni mattina',
  ),
  'Massage, 50 minutes': words('Masaje de 50 minutos', 'Massaggio di 50 minuti'),
  'Massage for two': words('Masaje en pareja', 'Massaggio di coppia'),
  'Arrange your time with the spa': words(
    'A la hora que acuerde con el spa',
    'Orario da concordare con la spa',
  ),
  'Hydrotherapy circuit': words('Circuito de hidroterapia', 'Percorso idroterapico'),
  'Catamaran at sunset': words('Catamarán al atardecer', 'Catamarano al tramonto'),
  'Two hours, drinks included': words('Dos horas, bebidas incluidas', 'Due ore, bevande incluse'),
  'Late check-out at 6:00 PM': words('Salida tardía, 6:00 p.m.', 'Late check-out alle 18:00'),
  'Keep your room all afternoon on your last day': words(
    'Disfrute su habitación toda la última tarde',
    'La camera resta a sua disposizione per tutto l’ultimo pomeriggio',
  ),
  'All meals and drinks': words('Todos los alimentos y bebidas', 'Tutti i pasti e le bevande'),
  'In every restaurant and bar': words('En todos los restaurantes y bares', 'In tutti i ristoranti e i bar'),
  'Wi-Fi throughout the hotel': words('Wi-Fi en todo el hotel', 'Wi-Fi in tutto l’hotel'),
  'In your room and by the pool': words('En la habitación y en la alberca', 'In camera e in piscina'),
  'Welcome drink': words('Bebida de bienvenida', 'Drink di benvenuto'),
  'While we take care of your luggage': words(
    'Mientras nos ocupamos de su equipaje',
    'Mentre ci occupiamo dei bagagli',
  ),
  'Loungers and towels': words('Camastros y toallas', 'Lettini e teli mare'),
  'By the sea and the pools': words('Junto al mar y en las albercas', 'Al mare e in piscina'),
  'Airport lounge': words('Sala VIP del aeropuerto', 'Sala VIP in aeroporto'),
  'Anniversary cake': words('Pastel de aniversario', 'Torta di anniversario'),
  'Anniversary credit': words('Crédito de aniversario', 'Credito di anniversario'),
  'Anniversary gift to enjoy at the hotel': words(
    'Regalo de aniversario para disfrutar en el hotel',
    'Regalo di anniversario da utilizzare in hotel',
  ),
  // What guests ask for, and what they are answered.
  'We’ll arrive late, around 11:00 PM.': words(
    'Llegaremos tarde, alrededor de las 11:00\u00A0p.m.',
    'Arriveremo tardi, verso le 23:00.',
  ),
  'One of us is allergic to feathers.\nSynthetic pillows, please.': words(
    'Uno de nosotros es alérgico a las plumas.\nAlmohadas sintéticas, por favor.',
    'Uno di noi è allergico alle piume.\nCuscini sintetici, per favore.',
  ),
  'We are celebrating our anniversary: a quiet room on a high floor would be lovely.': words(
    'Celebramos nuestro aniversario: nos encantaría una habitación tranquila en un piso alto.',
    'Festeggiamo il nostro anniversario: ci piacerebbe una camera tranquilla a un piano alto.',
  ),
  'Happy anniversary! We have noted a room on the ninth floor, away from the elevators.': words(
    '¡Feliz aniversario! Anotamos una habitación en el noveno piso, lejos de los elevadores.',
    'Buon anniversario! Abbiamo annotato una camera al nono piano, lontana dagli ascensori.',
  ),
  'A quiet room, please.': words(
    'Una habitación tranquila, por favor.',
    'Una camera tranquilla, per favore.',
  ),
  // Who asks to be called, and from where.
  'I have a reservation': words('Tengo una reservación', 'Ho una prenotazione'),
  'I’m a member': words('Soy miembro del club', 'Faccio parte del club'),
  'Something else': words('Otro motivo', 'Altro'),
  Italy: words('Italia', 'Italia'),
  Mexico: words('México', 'Messico'),
  'United States': words('Estados Unidos', 'Stati Uniti'),
  // Reasons for cancelling.
  'My plans have changed': words('Cambiaron mis planes', 'I miei programmi sono cambiati'),
  'I’d like to travel on other dates': words('Prefiero viajar en otras fechas', 'Preferisco altre date'),
  'I’d prefer credit for a future stay': words(
    'Prefiero un crédito para otra estancia',
    'Preferisco un buono per un altro soggiorno',
  ),
  'I found a better price': words('Encontré un mejor precio', 'Ho trovato un prezzo migliore'),
  'I can’t travel': words('No puedo viajar', 'Non posso viaggiare'),
  'Health reasons': words('Motivos de salud', 'Motivi di salute'),
  'A death in the family': words('Fallecimiento de un familiar', 'Un lutto in famiglia'),
  'My partner, a parent or a child': words(
    'Mi pareja, uno de mis padres o de mis hijos',
    'Coniuge o partner, un genitore o un figlio',
  ),
  'Another relative': words('Otro familiar', 'Un altro familiare'),
  'Someone I was traveling with': words(
    'Alguien que viajaría conmigo',
    'Una persona che doveva viaggiare con me',
  ),
  'Severe weather': words('Clima adverso', 'Forte maltempo'),
  'Passport, visa or other travel documents': words(
    'Pasaporte, visa u otros documentos',
    'Passaporto, visto o altri documenti',
  ),
  'Our wedding plans have changed': words(
    'Cambiaron nuestros planes de boda',
    'I programmi del nostro matrimonio sono cambiati',
  ),
  'My membership in a partner club': words(
    'Mi membresía en un club asociado',
    'La mia iscrizione a un club partner',
  ),
  'I’d like to use a week from my membership': words(
    'Prefiero usar una semana de mi membresía',
    'Preferisco usare una settimana del mio club',
  ),
  'My membership has ended': words('Mi membresía terminó', 'La mia iscrizione è scaduta'),
  'I booked through an agency or another website': words(
    'Reservé con una agencia u otro sitio web',
    'Ho prenotato tramite un’agenzia o un altro sito',
  ),
  'I have a duplicate reservation': words('Tengo una reservación duplicada', 'Ho una doppia prenotazione'),
  'My agency will rebook for me': words(
    'Mi agencia reservará de nuevo por mí',
    'La mia agenzia prenoterà di nuovo per me',
  ),
  'I chose another hotel': words('Elegí otro hotel', 'Ho scelto un altro hotel'),
  'I’ll book again with my new membership': words(
    'Reservaré de nuevo con mi nueva membresía',
    'Prenoterò di nuovo con la nuova iscrizione al club',
  ),
  'I’ve rebooked on this website': words(
    'Reservé de nuevo en este sitio',
    'Ho prenotato di nuovo su questo sito',
  ),
  'Another reason': words('Otro motivo', 'Altro motivo'),
}

type InHotelWordsProps<Args extends object> = {
  readonly args: Args
  readonly children: (args: Args) => ReactNode
}

/** Gives a story its arguments as the service sends them to a guest of the page's language. */
export function InHotelWords<Args extends object>({ args, children }: InHotelWordsProps<Args>) {
  const { locale } = useIntl()
  return children(localized(args, locale) as Args)
}

/** A name the hotel gives, in a language of the stories. */
export const hotelWord = (word: string, locale: string): string => {
  const known = Object.hasOwn(hotelWords, word) ? hotelWords[word] : undefined
  return (locale === 'es-MX' || locale === 'it-IT' ? known?.[locale] : undefined) ?? word
}

/**
 * The hotel's words that the page shows in English although it speaks another language, where it shows all of them so: what
 * a story keeps in its state was said before the page turned.
 */
export function englishHotelWords(locale: Locale): readonly string[] {
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const english = new Set<string>()
  for (let text = shown.nextNode(); text; text = shown.nextNode()) {
    const word = text.nodeValue?.trim() ?? ''
    if (statedIn(locale).has(word)) return []
    if (Object.hasOwn(hotelWords, word)) english.add(word)
  }
  return [...english].map((word) => `“${word}” stays in English`)
}

const statedIn = (locale: Locale): ReadonlySet<string> =>
  new Set(locale === 'en-US' ? [] : Object.values(hotelWords).flatMap((wording) => wording[locale] ?? []))

// The same value gives the same one again: what a component remembers by identity stays remembered.
const known: Partial<Record<Locale, WeakMap<object, unknown>>> = {}

function localized(value: unknown, locale: Locale): unknown {
  if (locale === 'en-US') return value
  if (typeof value === 'string') return hotelWord(value, locale)
  if (typeof value !== 'object' || value === null) return value
  const ofLocale = (known[locale] ??= new WeakMap())
  if (!ofLocale.has(value)) ofLocale.set(value, localizedParts(value, locale))
  return ofLocale.get(value)
}

function localizedParts(value: object, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => localized(each, locale))
  if (value instanceof Map)
    return new Map([...value].map(([key, each]) => [key, localized(each, locale)] as const))
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, localized(each, locale)]))
    : value
}
