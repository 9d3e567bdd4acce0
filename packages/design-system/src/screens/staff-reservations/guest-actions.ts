import type { Locale } from '@veranda/domain'

/** To whom something is sent for the guest, and in which language. */
export type SendTo = { readonly email: string; readonly locale: Locale }

/** What came of an act. */
export type ActDone =
  | { readonly act: 'letter'; readonly email: string }
  | { readonly act: 'link'; readonly email: string }
  | { readonly act: 'note' }

/** Why it was not done, in words of its own each. */
export type ActTrouble = {
  readonly act: ActDone['act']
  readonly why:
    | 'failed'
    | 'recipients-not-accepted'
    | 'nothing-to-confirm'
    | 'too-many-recipients'
    | 'too-many-day'
    | 'address-not-on-file'
    | 'note-missing'
}

/** What a colleague did while the page was open. */
export type ColleagueActivity = { readonly kind: 'note'; readonly name: string } | { readonly kind: 'letter' }
