import type { SampleProperty } from './properties/property.ts'
import { anOffer, type SampleOffer } from './sample-offer.ts'

/** The benefits and extras of the sample group, in the order of the menu. */
export const sampleOffers = {
  wifi: anOffer(
    [1, 'free', 0],
    ['Wi-Fi everywhere', 'Wi-Fi en todo el hotel', 'Wi-Fi ovunque'],
    [
      'In your room, by the pool and on the terrace',
      'En la habitación, la alberca y la terraza',
      'In camera, in piscina e in terrazza',
    ],
  ),
  welcome: anOffer(
    [2, 'free', 0],
    ['A drink on arrival', 'Bebida de bienvenida', 'Un drink all’arrivo'],
    ['While we bring your luggage up', 'Mientras subimos su equipaje', 'Mentre portiamo su i bagagli'],
  ),
  sunbeds: anOffer(
    [3, 'free', 0],
    ['Sunbeds and towels', 'Camastros y toallas', 'Lettini e teli mare'],
    [
      'By the sea and the pools, every day',
      'Junto al mar y las albercas, todos los días',
      'Al mare e in piscina, ogni giorno',
    ],
    { at: 'the sea' },
  ),
  bicycles: anOffer(
    [4, 'free', 0],
    ['Bicycles', 'Bicicletas', 'Biciclette'],
    ['Ours, whenever you like', 'Del hotel, cuando guste', 'Dell’hotel, quando vuole'],
    { at: 'a city' },
  ),
  dinner: anOffer(
    [11, 'for-room', 18_000],
    ['Dinner under the stars', 'Cena bajo las estrellas', 'Cena sotto le stelle'],
    [
      'A table of your own, four courses',
      'Una mesa solo para ustedes, cuatro tiempos',
      'Un tavolo tutto per voi, quattro portate',
    ],
    { hasDay: true, notice: 2 },
  ),
  flowers: anOffer(
    [12, 'for-room', 6_000],
    ['Flowers in the room', 'Flores en la habitación', 'Fiori in camera'],
    [
      'Of the season, before you come in',
      'De temporada, antes de que llegue',
      'Di stagione, prima che entriate',
    ],
    { hasDay: true, notice: 1, most: 2 },
  ),
  minibar: anOffer(
    [13, 'for-room', 8_400],
    ['Minibar to your taste', 'Minibar a su gusto', 'Minibar su misura'],
    [
      'Tell us once, filled every morning',
      'Nos dice una vez, lo llenamos cada mañana',
      'Ce lo dice una volta, lo riempiamo ogni mattina',
    ],
    { notice: 1 },
  ),
  spa: anOffer(
    [21, 'for-guest', 12_000],
    ['Massage, 50 minutes', 'Masaje de 50 minutos', 'Massaggio di 50 minuti'],
    [
      'At an hour we find with you at the spa',
      'A la hora que acordemos con usted en el spa',
      'All’ora che concordiamo con voi alla spa',
    ],
    { hasDay: true, notice: 1, most: 4 },
  ),
  baths: anOffer(
    [22, 'for-guest', 9_000],
    ['Thermal baths', 'Circuito de aguas termales', 'Percorso termale'],
    [
      'For one guest, as often as you like',
      'Para una persona, cuantas veces quiera',
      'Per una persona, quante volte vuole',
    ],
    { most: 4 },
  ),
  sailing: anOffer(
    [23, 'for-guest', 9_500],
    ['Catamaran at sunset', 'Catamarán al atardecer', 'Catamarano al tramonto'],
    ['Two hours, drinks on board', 'Dos horas, con bebidas a bordo', 'Due ore, con bevande a bordo'],
    { hasDay: true, notice: 3, most: 6, at: 'the sea' },
  ),
  walk: anOffer(
    [24, 'for-guest', 4_500],
    [
      'A morning walk with a historian',
      'Paseo matutino con un historiador',
      'Passeggiata del mattino con uno storico',
    ],
    ['Two hours, small groups', 'Dos horas, grupos pequeños', 'Due ore, piccoli gruppi'],
    { hasDay: true, notice: 2, most: 6, at: 'a city' },
  ),
  'kids-evening': anOffer(
    [25, 'for-guest', 3_500],
    ['An evening at the children’s club', 'Una noche en el club infantil', 'Una serata al mini club'],
    [
      'From 6:00 to 10:00 PM, supper included',
      'De 6:00 a 10:00 p.m., con cena',
      'Dalle 18:00 alle 22:00, cena inclusa',
    ],
    { hasDay: true, notice: 1, most: 4, at: 'family hotels' },
  ),
  'late-check-out': anOffer(
    [31, 'other', 8_000],
    ['Late check-out at 6:00 PM', 'Salida a las 6:00 p.m.', 'Partenza alle 18:00'],
    [
      'Keep your room for the whole of your last afternoon',
      'Disfrute su habitación toda la última tarde',
      'La camera resta a sua disposizione per tutto l’ultimo pomeriggio',
    ],
  ),
  photographer: anOffer(
    [32, 'other', 15_000],
    ['An hour with our photographer', 'Una hora con nuestro fotógrafo', 'Un’ora con il nostro fotografo'],
    ['Twenty pictures to keep', 'Veinte fotografías para usted', 'Venti fotografie da conservare'],
    { hasDay: true, notice: 2 },
  ),
  parking: anOffer(
    [33, 'other', 11_000],
    ['Parking in the courtyard', 'Estacionamiento en el patio', 'Parcheggio nel cortile'],
    ['For one car, the whole stay', 'Para un auto, toda la estancia', 'Per un’auto, tutto il soggiorno'],
    { at: 'a city', most: 2 },
  ),
} as const satisfies Record<string, SampleOffer>

export type SampleOfferCode = keyof typeof sampleOffers

/** Of each property a hundred, below those that are given out. */
export const offerIdOf = ({ row }: Pick<SampleProperty, 'row'>, code: SampleOfferCode): number =>
  row.id * 100 + sampleOffers[code].number
