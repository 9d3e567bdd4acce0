import { squareFeet } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useLaterWords } from '../later-words/index.ts'

/** A room's size as the guest measures it, each number with its unit: "42 m²", or "452 sq ft (42 m²)". */
export function useArea(): (squareMeters: number) => string {
  const words = useLaterWords()
  const { locale } = useIntl()
  return (size) => {
    const feet = squareFeet(size, locale)
    const area = feet === undefined ? words('area.meters', { size }) : words('area.feet', { feet, size })
    return area.replaceAll(/ (?!\()/g, '\u00a0')
  }
}
