/** A file a guest sent to show why. `type` is what it is by its content, `size` its bytes. */
export type SupportingDocument = {
  readonly documentId: string
  readonly name: string
  readonly size: number
  readonly type: string
}

/** How much may be sent with one request; all files together. In megabytes of a million bytes, as they are shown. */
export const documentLimits = { files: 5, bytes: 10_000_000 } as const

export const documentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** Why a file is not taken as a supporting document, for the screen to word; on the wire `proof-` stands before them. */
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
