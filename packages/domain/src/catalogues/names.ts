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

export const isCatalogueName = (text: string): text is CatalogueName =>
  catalogueNames.some((name) => name === text)
