import { type LetterKind, letterKinds } from '../../schema/outbox.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'

const nobody: LetterWriter = async () => undefined

/** Writers that write nothing; a test replaces the ones it needs. */
export const unwritten = Object.fromEntries(letterKinds.map((kind) => [kind, nobody])) as Record<
  LetterKind,
  LetterWriter
>
