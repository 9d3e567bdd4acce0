export const motifs = [
  'palm-avenue',
  'arches-horizon',
  'lagoon-moon',
  'wave-slide',
  'one-circle',
  'cove-cypress',
  'atoll',
  'arcade',
  'roofline-lamp',
  'calm-horizon',
] as const
export type Motif = (typeof motifs)[number]

const byProperty: ReadonlyMap<string, Motif> = new Map([
  ['ZPCU', 'palm-avenue'],
  ['ZPPL', 'arches-horizon'],
  ['ZMCU', 'lagoon-moon'],
  ['ZMJM', 'wave-slide'],
  ['ZLLC', 'one-circle'],
  ['ZRSA', 'cove-cypress'],
  ['ZRMV', 'atoll'],
  ['ZCFI', 'arcade'],
  ['ZCLO', 'roofline-lamp'],
])

/** Which drawing belongs to a property; a property we have not drawn gets a calm horizon. */
export const motifOf = (propertyCode: string): Motif => byProperty.get(propertyCode) ?? 'calm-horizon'
