import { Checkbox } from '../../components/checkbox/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { useLaterWords } from '../later-words/index.ts'

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
  // The places of the links, wherever a language puts them: every other part is the name of one.
  const parts = words('consent.sentence', { terms: '⟦terms⟧', privacy: '⟦privacy⟧' }).split(
    /⟦(terms|privacy)⟧/,
  )
  return (
    <Checkbox
      name="accepted"
      required
      checked={isAccepted}
      onChange={onAccepted}
      error={isMissed && !isAccepted ? words('consent.missing') : undefined}
    >
      {parts.map((part) => {
        if (part !== 'terms' && part !== 'privacy') return part
        const [href, label] = [links[part], words(`consent.${part}`)]
        return href ? (
          <TextLink key={part} href={href} external>
            {label}
          </TextLink>
        ) : (
          label
        )
      })}
    </Checkbox>
  )
}
