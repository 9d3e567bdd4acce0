import type { SampleProperty } from './properties/property.ts'
import { anOffer, type SampleAddOn } from './sample-add-on.ts'

/** The benefits and add-ons of the sample group, in the order of the menu. */
export const sampleAddOns = {
  wifi: anOffer(
    [1, 'free', 0],
    ['Wi-Fi throughout the hotel', 'Wi-Fi en todo el hotel', 'Wi-Fi in tutto l’hotel'],
    [
      'In your room, by the pool, and on the terrace',
      'En la habitación, la alberca y la terraza',
      'In camera, in piscina e in terrazza',
    ],
  ),
  welcome: anOffer(
    [2, 'free', 0],
    ['Welcome drink', 'Bebida de bienvenida', 'Drink di benvenuto'],
    [
      'While we take care of your luggage',
      'Mientras nos ocupamos de su equipaje',
      'Mentre ci occupiamo dei bagagli',
    ],
  ),
  sunbeds: anOffer(
    [3, 'free', 0],
    ['Loungers and towels', 'Camastros y toallas', 'Lettini e teli mare'],
    [
      'By the sea and the pools, every day',
      'Junto al mar y en las albercas, todos los días',
      'Al mare e in piscina, ogni giorno',
    ],
    { at: 'the sea' },
  ),
  bicycles: anOffer(
    [4, 'free', 0],
    ['Complimentary bicycles', 'Bicicletas de cortesía', 'Biciclette a disposizione'],
    ['Yours to borrow at any time', 'Disponibles cuando guste', 'Disponibili in ogni momento'],
    { at: 'a city' },
  ),
  dinner: anOffer(
    [11, 'for-room', 18_000],
    ['Dinner under the stars', 'Cena bajo las estrellas', 'Cena sotto le stelle'],
    [
      'Private table, four-course menu',
      'Mesa privada, menú de cuatro tiempos',
      'Tavolo riservato, menù di quattro portate',
    ],
    { hasDay: true, notice: 2 },
  ),
  flowers: anOffer(
    [12, 'for-room', 6_000],
    ['Flowers in the room', 'Flores en la habitación', 'Fiori in camera'],
    [
      'A seasonal bouquet, waiting for you',
      'Un arreglo de temporada para recibirle',
      'Un bouquet di stagione ad attenderla',
    ],
    { hasDay: true, notice: 1, most: 2 },
  ),
  minibar: anOffer(
    [13, 'for-room', 8_400],
    ['Minibar to your taste', 'Minibar a su gusto', 'Minibar su misura'],
    [
      'Tell us what you like; we restock it every morning',
      'Díganos qué prefiere y lo surtimos cada mañana',
      'Ci dica che cosa preferisce: lo riforniamo ogni mattina',
    ],
    { notice: 1 },
  ),
  spa: anOffer(
    [21, 'for-guest', 12_000],
    ['50-minute massage', 'Masaje de 50 minutos', 'Massaggio di 50 minuti'],
    ['Arrange your time with the spa', 'A la hora que acuerde con el spa', 'Orario da concordare con la spa'],
    { hasDay: true, notice: 1, most: 4 },
  ),
  baths: anOffer(
    [22, 'for-guest', 9_000],
    ['Thermal baths', 'Circuito de aguas termales', 'Percorso termale'],
    [
      'Unlimited visits for one guest',
      'Acceso ilimitado para una persona',
      'Accesso illimitato per una persona',
    ],
    { most: 4 },
  ),
  sailing: anOffer(
    [23, 'for-guest', 9_500],
    ['Sunset catamaran cruise', 'Catamarán al atardecer', 'Catamarano al tramonto'],
    ['Two hours, drinks included', 'Dos horas, bebidas incluidas', 'Due ore, bevande incluse'],
    { hasDay: true, notice: 3, most: 6, at: 'the sea' },
  ),
  walk: anOffer(
    [24, 'for-guest', 4_500],
    [
      'Morning walk with a historian',
      'Paseo matutino con un historiador',
      'Passeggiata mattutina con uno storico',
    ],
    ['Two hours, small groups', 'Dos horas, grupos pequeños', 'Due ore, in piccoli gruppi'],
    { hasDay: true, notice: 2, most: 6, at: 'a city' },
  ),
  'kids-evening': anOffer(
    [25, 'for-guest', 3_500],
    ['Kids’ club evening', 'Una noche en el club infantil', 'Una serata al mini club'],
    [
      'From 6:00 to 10:00 PM, dinner included',
      'De 6:00 a 10:00 p.m., con cena',
      'Dalle 18:00 alle 22:00, cena inclusa',
    ],
    { hasDay: true, notice: 1, most: 4, at: 'family hotels' },
  ),
  'late-check-out': anOffer(
    [31, 'other', 8_000],
    ['Late check-out at 6:00 PM', 'Salida a las 6:00 p.m.', 'Late check-out alle 18:00'],
    [
      'Keep your room all afternoon on your last day',
      'Disfrute su habitación toda la última tarde',
      'La camera resta a sua disposizione per tutto l’ultimo pomeriggio',
    ],
  ),
  photographer: anOffer(
    [32, 'other', 15_000],
    ['One-hour photo session', 'Sesión de fotos de una hora', 'Servizio fotografico di un’ora'],
    ['Twenty photos to keep', 'Veinte fotografías de recuerdo', 'Venti fotografie ricordo'],
    { hasDay: true, notice: 2 },
  ),
  parking: anOffer(
    [33, 'other', 11_000],
    ['Courtyard parking', 'Estacionamiento en el patio', 'Parcheggio nel cortile'],
    ['One car, for your entire stay', 'Un auto, durante toda su estancia', 'Un’auto, per tutto il soggiorno'],
    { at: 'a city', most: 2 },
  ),
} as const satisfies Record<string, SampleAddOn>

export type SampleAddOnCode = keyof typeof sampleAddOns

/** Of each property a hundred, below those that are given out. */
export const offerIdOf = ({ row }: Pick<SampleProperty, 'row'>, code: SampleAddOnCode): number =>
  row.id * 100 + sampleAddOns[code].number
