import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useStaffWords } from '../words/index.ts'

/** A part of a page that could not be loaded, and the way to ask for it again. */
export function StaffTryAgain({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const words = useStaffWords()
  const again = (
    <Button tone="secondary" size="small" onPress={onTryAgain}>
      {words('staff-failure.again')}
    </Button>
  )
  return (
    <Notice tone="negative" title={words('staff-failure.title')} action={again}>
      {words('staff-failure.body')}
    </Notice>
  )
}
