/** The catalogues that staff keep. */
export const catalogueNames = [
  'banks',
  'card-types',
  'countries',
  'exchange-rates',
  'merchants',
  'regions',
  'segments',
  'societies',
  'systems',
] as const
export type CatalogueName = (typeof catalogueNames)[number]

/** Whether a text, a part of an address perhaps, names one of the nine catalogues. */
export const isCatalogueName = (text: string): text is CatalogueName =>
  catalogueNames.some((name) => name === text)
