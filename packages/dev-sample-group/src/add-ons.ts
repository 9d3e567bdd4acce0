import type { Words } from '@veranda/booking-service/tables'

export const anniversary: Words = {
  en: 'Anniversary gift to enjoy at the hotel',
  es: 'Regalo de aniversario para disfrutar en el hotel',
  it: 'Regalo di anniversario da utilizzare in hotel',
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
    es: 'Servicio a la habitación las 24\u00A0horas',
    it: 'Servizio in camera 24\u00A0ore su\u00A024',
  },
}
