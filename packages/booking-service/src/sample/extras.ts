import type { ServiceCategory } from '@veranda/domain'
import type { Words } from '../db/schema/property.ts'

export type Extra = { readonly words: Words; readonly category: ServiceCategory; readonly price: number }

const extra = (category: ServiceCategory, price: number, en: string, es: string, it: string): Extra => ({
  words: { en, es, it },
  category,
  price,
})

export const extras = {
  spa: extra('for-guest', 12_000, 'Massage, 50 minutes', 'Masaje de 50 minutos', 'Massaggio di 50 minuti'),
  dinner: extra('for-room', 18_000, 'Dinner on the beach', 'Cena en la playa', 'Cena sulla spiaggia'),
  flowers: extra('for-room', 6_000, 'Flowers in the room', 'Flores en la habitación', 'Fiori in camera'),
  'late-check-out': extra(
    'other',
    8_000,
    'Late check-out at 18:00',
    'Salida a las 18:00',
    'Partenza alle 18:00',
  ),
} as const

export const included = extra('free', 0, 'Wi-Fi everywhere', 'Wi-Fi en todo el hotel', 'Wi-Fi ovunque')

export const anniversary: Words = {
  en: 'Anniversary gift, to be used at the hotel',
  es: 'Regalo de aniversario para usar en el hotel',
  it: 'Regalo di anniversario da usare in hotel',
}

export const sampleAmenities: Readonly<Record<string, Words>> = {
  wifi: { en: 'Wi-Fi', es: 'Wi-Fi', it: 'Wi-Fi' },
  'air-conditioning': { en: 'Air conditioning', es: 'Aire acondicionado', it: 'Aria condizionata' },
  balcony: { en: 'Balcony', es: 'Balcón', it: 'Balcone' },
  'coffee-maker': { en: 'Coffee maker', es: 'Cafetera', it: 'Macchina del caffè' },
  minibar: { en: 'Minibar', es: 'Minibar', it: 'Minibar' },
  safe: { en: 'Safe', es: 'Caja fuerte', it: 'Cassaforte' },
  'rain-shower': { en: 'Rain shower', es: 'Regadera de lluvia', it: 'Doccia a pioggia' },
  'whirlpool-tub': { en: 'Whirlpool tub', es: 'Tina de hidromasaje', it: 'Vasca idromassaggio' },
  'room-service': {
    en: '24-hour room service',
    es: 'Servicio a la habitación 24 horas',
    it: 'Servizio in camera 24 ore',
  },
}
