/** Why a file is not taken, found out here or by the service. */
export const documentRefusals = [
  'too-large',
  'too-large-together',
  'too-many',
  'empty',
  'wrong-type',
  'unreadable',
  'too-many-pixels',
  'has-active-content',
  'bad-name',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

/** A file on its way to the hotel, there, or turned away. It keeps its key from the moment it is chosen. */
export type DocumentFile = {
  readonly key: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly state:
    | { readonly kind: 'sending'; readonly sent: number }
    | { readonly kind: 'there' }
    | { readonly kind: 'removing' }
    | { readonly kind: 'refused'; readonly refusal: DocumentRefusal }
    | { readonly kind: 'failed'; readonly isOffline: boolean }
}

export type DocumentLimits = { readonly files: number; readonly bytes: number }

export const documentTypes = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,.heic'

/** What counts against the limits: what is there and what is coming. */
export const counted = (files: readonly DocumentFile[]): readonly DocumentFile[] =>
  files.filter(({ state }) => state.kind !== 'refused' && state.kind !== 'failed')
