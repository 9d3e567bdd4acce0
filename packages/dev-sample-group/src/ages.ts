import type { AgeRange } from '@veranda/domain'
import type { SampleProperty } from './properties/property.ts'

type Ages = readonly AgeRange[]
const range = (category: AgeRange['category'], youngest: number, oldest: number, en: string, es: string) => ({
  category,
  youngest,
  oldest,
  text: { en, es },
})

const sampleAges: Record<Extract<SampleProperty['ages'], string>, Ages> = {
  group: [
    range('infant', 0, 3, 'Infants', 'Bebés'),
    range('kid', 4, 12, 'Children', 'Menores'),
    range('teen', 13, 17, 'Teens', 'Adolescentes'),
    range('adult', 18, 120, 'Adults', 'Adultos'),
  ],
  italy: [
    range('infant', 0, 2, 'Infants', 'Bebés'),
    range('kid', 3, 11, 'Children', 'Menores'),
    range('adult', 12, 120, 'Adults', 'Adultos'),
  ],
  adults: [range('adult', 18, 120, 'Adults', 'Adultos')],
}

/** The ages a sample hotel tells apart: one of the usual sets, or its own. */
export const agesAt = ({ ages }: Pick<SampleProperty, 'ages'>): Ages =>
  typeof ages === 'string' ? sampleAges[ages] : ages
