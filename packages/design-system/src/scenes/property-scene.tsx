import { useContext } from 'react'
import { ScenesContext } from './scene-book.ts'

/** The drawn picture of a property, in the theme's colours; without a property, the brand's cover. Fills its box. */
export function PropertyScene({ propertyCode = '' }: { readonly propertyCode?: string }) {
  const book = useContext(ScenesContext)
  if (!book) throw new Error('A scene was rendered outside its ScenesProvider')
  if (book === 'arriving') return null
  const Drawing = book.byProperty[propertyCode] ?? book.cover
  return <Drawing />
}
