import type { ActionRefusal } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { EmptyPart } from '../empty-part/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type NotAllowedProps = {
  readonly reason: ActionRefusal
  readonly title: string
  /** The way back, or whom to call. */
  readonly action?: ReactNode
  /** The page has nothing else to show. */
  readonly stands?: 'alone' | undefined
}

/** Why nothing of it can be changed here, and what can be done instead. */
export function NotAllowed({ reason, title, action, stands }: NotAllowedProps) {
  const words = useLaterWords()
  const sentences = (
    <>
      {reason !== 'not-offered' && <p>{words(`actions-list.${reason}`)}</p>}
      <p>{words(`change-price.instead-${reason}`)}</p>
    </>
  )
  return stands ? (
    <EmptyPart title={title} action={action}>
      {sentences}
    </EmptyPart>
  ) : (
    <Notice tone="caution" title={title} action={action}>
      {sentences}
    </Notice>
  )
}
