import type { Words } from '@veranda/booking-service/tables'

type Elsewhere = Readonly<Record<string, readonly [es: string, it: string]>>

/** A name keeps its language where the hotel is proud of it. */
const names: Elsewhere = {
  'Superior Garden View': ['Superior con Vista al Jardín', 'Superior Vista Giardino'],
  'Deluxe Lagoon View': ['Deluxe con Vista a la Laguna', 'Deluxe Vista Laguna'],
  'Deluxe Oceanfront': ['Deluxe Frente al Mar', 'Deluxe Fronte Mare'],
  'Family Suite Ocean View': ['Suite Familiar con Vista al Mar', 'Suite Family Vista Mare'],
  'Presidential Suite': ['Suite Presidencial', 'Suite Presidenziale'],
  'Resort View': ['Vista al Resort', 'Vista Resort'],
  'Concierge Garden View': ['Concierge con Vista al Jardín', 'Concierge Vista Giardino'],
  'Concierge Ocean View': ['Concierge con Vista al Mar', 'Concierge Vista Mare'],
  'Swim-up Suite': ['Suite Swim-up', 'Suite Swim-up'],
  'Superior Garden': ['Superior Jardín', 'Superior Giardino'],
  'Deluxe Lagoon': ['Deluxe Laguna', 'Deluxe Laguna'],
  'Concierge Ocean': ['Concierge Mar', 'Concierge Mare'],
  'Family Deluxe': ['Familiar Deluxe', 'Family Deluxe'],
  'Garden View': ['Vista al Jardín', 'Vista Giardino'],
  'Ocean View': ['Vista al Mar', 'Vista Mare'],
  'Grand Suite Oceanfront': ['Gran Suite Frente al Mar', 'Grand Suite Fronte Mare'],
  'Royale Deluxe': ['Royale Deluxe', 'Royale Deluxe'],
  'Royale Oceanfront': ['Royale Frente al Mar', 'Royale Fronte Mare'],
  'Governor Suite': ['Suite Gobernador', 'Suite Governatore'],
  'Camera Giardino': ['Camera Giardino', 'Camera Giardino'],
  'Camera Mare': ['Camera Mare', 'Camera Mare'],
  'Family Bungalow': ['Bungalow Familiar', 'Family Bungalow'],
  'Suite Panorama': ['Suite Panorama', 'Suite Panorama'],
  'Beach Bungalow': ['Bungalow en la Playa', 'Bungalow sulla Spiaggia'],
  'Lagoon Villa': ['Villa en la Laguna', 'Villa sulla Laguna'],
  'Overwater Villa with Pool': ['Villa sobre el Agua con Alberca', 'Villa sull’Acqua con Piscina'],
  Classic: ['Clásica', 'Classic'],
  'Deluxe City View': ['Deluxe con Vista a la Ciudad', 'Deluxe Vista Città'],
  'Junior Suite': ['Junior Suite', 'Junior Suite'],
  'Superior City View': ['Superior con Vista a la Ciudad', 'Superior Vista Città'],
  'Garden Suite': ['Suite Jardín', 'Suite Giardino'],
}

const beds: Elsewhere = {
  '1 king bed': ['1 cama king size', '1 letto king size'],
  '1 queen bed': ['1 cama queen size', '1 letto queen size'],
  '2 queen beds': ['2 camas queen size', '2 letti queen size'],
  '2 double beds': ['2 camas matrimoniales', '2 letti matrimoniali'],
  '4 double beds': ['4 camas matrimoniales', '4 letti matrimoniali'],
  '1 king bed and 1 sofa bed': ['1 cama king size y 1 sofá cama', '1 letto king size e 1 divano letto'],
  '1 king bed and 2 queen beds': [
    '1 cama king size y 2 camas queen size',
    '1 letto king size e 2 letti queen size',
  ],
  '1 king bed and 2 single beds': [
    '1 cama king size y 2 camas individuales',
    '1 letto king size e 2 letti singoli',
  ],
}

/** What a sample hotel calls a kind of room in the languages of the group. */
export const roomName = (en: string): Words => wordsIn(names, en)

/** What beds it has, in the same. */
export const roomBeds = (en: string): Words => wordsIn(beds, en)

function wordsIn(elsewhere: Elsewhere, en: string): Words {
  const words = elsewhere[en]
  if (!words) throw new Error(`“${en}” has no words in the other languages`)
  return { en, es: words[0], it: words[1] }
}
