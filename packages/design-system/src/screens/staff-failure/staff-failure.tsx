import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

export type StaffFailureProps = { readonly onAgain: () => void }

/** What a page says in place of what it could not load. */
export function StaffFailure({ onAgain }: StaffFailureProps) {
  const words = useStaffWords()
  const again = (
    <Button tone="secondary" size="small" onPress={onAgain}>
      {words('staff-failure.again')}
    </Button>
  )
  return (
    <Notice tone="negative" title={words('staff-failure.title')} action={again}>
      {words('staff-failure.body')}
    </Notice>
  )
}
