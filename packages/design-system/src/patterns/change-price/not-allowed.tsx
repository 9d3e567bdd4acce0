import type { ActionRefusal } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type NotAllowedProps = {
  readonly reason: ActionRefusal
  readonly title: string
  /** The way back, or whom to call. */
  readonly action?: ReactNode
}

/** Why nothing of it can be changed here, and what can be done instead. */
export function NotAllowed({ reason, title, action }: NotAllowedProps) {
  const words = useLaterWords()
  return (
    <Notice tone="caution" title={title} action={action}>
      <p>{words(`actions-list.${reason}`)}</p>
      <p>{words(`change-price.instead-${reason}`)}</p>
    </Notice>
  )
}
