import { Button } from '../../components/button/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** Takes what is taken off again; of which it is, is heard. */
export function TakeOff({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const words = useLaterWords()
  return (
    <Button tone="quiet" size="small" icon="cross" onPress={onPress}>
      {words('add-services.take-off')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  )
}
