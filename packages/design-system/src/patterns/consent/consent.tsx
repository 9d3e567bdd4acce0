import { Checkbox } from '../../components/checkbox/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { useLaterWords } from '../words/index.ts'

/** Where the two texts are that a guest agrees to; a text without an address is named, and cannot be opened. */
export type ConsentLinks = { readonly terms?: string | undefined; readonly privacy?: string | undefined }

export type ConsentProps = {
  readonly links: ConsentLinks
  readonly isAccepted: boolean
  /** The guest went on without it. */
  readonly isMissed: boolean
  readonly onAccepted: (accepted: boolean) => void
}

/** The one box that says a guest agrees to the terms and the privacy policy, each of which can be opened from it. */
export function Consent({ links, isAccepted, isMissed, onAccepted }: ConsentProps) {
  const words = useLaterWords()
  // Signs no sentence has mark the places of the links, wherever a language puts them.
  const sentence = words('consent.sentence', { terms: '\u0001', privacy: '\u0002' })
  const named = { '\u0001': 'terms', '\u0002': 'privacy' } as const
  return (
    <Checkbox
      name="accepted"
      required
      checked={isAccepted}
      onChange={onAccepted}
      error={isMissed && !isAccepted ? words('consent.missing') : undefined}
    >
      {sentence.split(/([\u0001\u0002])/).map((part) => {
        const name = part === '\u0001' || part === '\u0002' ? named[part] : undefined
        if (!name) return part
        const [href, label] = [links[name], words(`consent.${name}`)]
        return href ? (
          <TextLink key={name} href={href} external>
            {label}
          </TextLink>
        ) : (
          label
        )
      })}
    </Checkbox>
  )
}
