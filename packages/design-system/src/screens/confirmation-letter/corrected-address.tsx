import { recipientsRefusal, splitAddresses } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './confirmation-letter.css.ts'

export type CorrectedAddressProps = {
  /** The address no letter could be delivered to: mostly it is mistyped by a letter or two. */
  readonly bounced: string
  readonly isSending: boolean
  readonly onSend: (address: string) => void
}

/** The address as it should have been, and the letter sent there. */
export function CorrectedAddress({ bounced, isSending, onSend }: CorrectedAddressProps) {
  const words = useLaterWords()
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState(bounced)
  const [isTried, setTried] = useState(false)
  const [corrected = '', ...more] = splitAddresses(address)
  const isWrong = more.length > 0 || recipientsRefusal([corrected]) !== undefined || corrected === ''
  const submit = () => {
    setTried(true)
    if (isSending || isWrong) return
    setOpen(false)
    onSend(corrected)
  }
  if (!isOpen)
    return (
      <Button tone="quiet" size="small" onPress={() => setOpen(true)}>
        {words('confirmation-letter.correct')}
      </Button>
    )
  return (
    <div className={css.corrected}>
      <Form label={words('confirmation-letter.correct')} onSubmit={submit}>
        <div className={css.correction}>
          <TextField
            label={words('confirmation-letter.corrected')}
            name="corrected"
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            required
            value={address}
            error={isTried && isWrong ? words('field.emails') : undefined}
            onChange={setAddress}
          />
          <Button tone="secondary" type="submit">
            {words('confirmation-letter.send-there')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
