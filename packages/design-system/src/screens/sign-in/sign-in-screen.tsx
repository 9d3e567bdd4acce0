import { useState } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Notice } from '../../components/notice/index.ts'
import {
  type Credentials,
  CredentialsForm,
  type InitialCredentials,
} from '../../patterns/credentials-form/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import { LinkForm, type LinkState, type LinkRequest } from '../../patterns/link-form/index.ts'
import { SignInTrouble } from '../../patterns/sign-in-trouble/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import type { SignInRefusal } from './sign-in-requests.ts'

export type SignInScreenProps = {
  readonly help: Help
  readonly busy?: boolean
  readonly refusal?: SignInRefusal | undefined
  readonly initial?: InitialCredentials | undefined
  readonly link: LinkState
  /** `isShared`: the session ends with the page. */
  readonly onSignIn: (credentials: Credentials, isShared: boolean) => void
  readonly onRequestLink: (input: LinkRequest) => void
}

export function SignInScreen(props: SignInScreenProps) {
  const { help, busy = false, refusal, initial, link, onSignIn, onRequestLink } = props
  const words = useWords()
  const [number, setNumber] = useState(initial?.reservationCode)
  // What was refused is being mended: its notice says nothing of what stands there now.
  const [mended, setMended] = useState<SignInRefusal>()
  const edit = ({ reservationCode }: Credentials) => {
    setNumber(reservationCode)
    setMended(refusal)
  }
  const leadsToLink = refusal !== undefined && isPastLimit(refusal)
  const isShown = leadsToLink ? link.kind !== 'sent' : refusal !== mended
  return (
    <SplitPage title={words('sign-in.title')} lead={words('sign-in.lead')} ready="sign-in">
      {refusal && isShown && <Refusal refusal={refusal} help={help} />}
      <CredentialsForm initial={initial} busy={busy} onEdit={edit} onSignIn={onSignIn} />
      <Disclosure
        title={words('sign-in.link-title')}
        open={leadsToLink || link.kind !== 'idle'}
        body="opened"
      >
        <LinkForm reservationCode={number} state={link} help={help} onRequestLink={onRequestLink} />
      </Disclosure>
      <HelpLine help={help} />
    </SplitPage>
  )
}

/** Names do not lead on from here, whatever is typed next: the other way in stands open, with the number in it. */
const isPastLimit = ({ kind }: SignInRefusal): boolean =>
  kind === 'too-many-tries' || kind === 'sign-in-by-link'

function Refusal({ refusal, help }: { readonly refusal: SignInRefusal; readonly help: Help }) {
  const words = useWords()
  if (refusal.kind !== 'not-let-in') return <SignInTrouble refusal={refusal} help={help} />
  return (
    <Notice tone="negative" title={words('sign-in.not-let-in-title')}>
      {words('sign-in.not-let-in-body')}
    </Notice>
  )
}
