import { LetterLink as Link } from '@veranda/design-system/patterns/letter-link'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'

/** The way to the confirmation letter, among what a guest takes along. */
export function LetterLink() {
  return <Link href={paths.confirmationLetter} onNavigate={useGoTo()(paths.confirmationLetter)} />
}
