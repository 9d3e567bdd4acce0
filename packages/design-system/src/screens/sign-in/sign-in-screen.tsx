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

/** The page on which a guest signs in by number and name, or asks for a link (section 3.1). */
export function SignInScreen(props: SignInScreenProps) {
  const { help, busy = false, refusal, initial, link, onSignIn, onRequestLink } = props
  const words = useWords()
  const [typed, setTyped] = useState(initial)
  // What was refused is being mended: its notice says nothing of what stands there now.
  const [mended, setMended] = useState<SignInRefusal>()
  const edit = (credentials: Credentials) => {
    setTyped({ ...initial, ...credentials })
    setMended(refusal)
  }
  const isSent = link.kind === 'sent'
  // Once a link is on its way, the letter leads on: names wait below it.
  const leadsToLink = isSent || (refusal !== undefined && isPastLimit(refusal))
  const isShown = leadsToLink ? !isSent : refusal !== mended
  const linkForm = { reservationCode: typed?.reservationCode, state: link, onRequestLink }
  return (
    <SplitPage title={words('sign-in.title')} lead={words('sign-in.lead')} ready="sign-in">
      {refusal && isShown && <Refusal refusal={refusal} />}
      {leadsToLink ? (
        <>
          <LinkForm {...linkForm} stands="alone" />
          <Disclosure title={words('sign-in.by-name-title')} body="opened">
            <CredentialsForm initial={typed} busy={busy} onEdit={edit} onSignIn={onSignIn} />
          </Disclosure>
        </>
      ) : (
        <>
          <CredentialsForm initial={typed} busy={busy} onEdit={edit} onSignIn={onSignIn} />
          <Disclosure title={words('sign-in.link-title')} open={link.kind !== 'idle'} body="opened">
            <LinkForm {...linkForm} />
          </Disclosure>
        </>
      )}
      <HelpLine help={help} />
    </SplitPage>
  )
}

/** Names do not lead on from here, whatever is typed next: the other way in comes first, with the number in it. */
const isPastLimit = ({ kind }: SignInRefusal): boolean =>
  kind === 'too-many-tries' || kind === 'sign-in-by-link'

function Refusal({ refusal }: { readonly refusal: SignInRefusal }) {
  const words = useWords()
  if (refusal.kind !== 'not-let-in') return <SignInTrouble refusal={refusal} />
  return (
    <Notice tone="negative" title={words('sign-in.not-let-in-title')}>
      {words('sign-in.not-let-in-body')}
    </Notice>
  )
}
