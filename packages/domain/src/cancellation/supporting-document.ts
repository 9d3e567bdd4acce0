/** A file that a guest sent as evidence. `type` is detected from its content, `size` is in bytes. */
export type SupportingDocument = {
  readonly documentId: string
  readonly name: string
  readonly size: number
  readonly type: string
}

/** The most that any property accepts for one request, over all its files; in megabytes of a million bytes. */
export const mostDocumentMegabytes = 10
export const documentLimits = { files: 5, bytes: mostDocumentMegabytes * 1_000_000 } as const

/** What a property accepts for one request. */
export const documentLimitsAt = ({ documentMegabytes }: { readonly documentMegabytes: number }) => ({
  files: documentLimits.files,
  bytes: documentMegabytes * 1_000_000,
})

export const documentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** Why a file is refused; the screen has the wording. On the wire they are prefixed with `document-`. */
export const documentProblems = [
  'empty',
  'too-large',
  'too-many',
  'bad-name',
  'wrong-type',
  'broken',
  'too-many-pixels',
  'active-content',
  'locked',
] as const
export type DocumentProblem = (typeof documentProblems)[number]
