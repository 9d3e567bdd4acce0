import { PlainCheckbox } from '../../components/checkbox/plain-checkbox.tsx'
import { Text } from '../../components/text/index.ts'
import { useWords } from '../words/index.ts'

export type SharedDeviceProps = {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Offered wherever a guest signs in: on a device that others use too, the session ends with the page. */
export function SharedDevice({ checked, onChange }: SharedDeviceProps) {
  const words = useWords()
  return (
    <PlainCheckbox name="this-tab" checked={checked} onChange={onChange}>
      <Text as="span" look="small">
        {words('sign-in.this-tab')}
      </Text>
    </PlainCheckbox>
  )
}
