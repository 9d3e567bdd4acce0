import type { ReactNode } from 'react'
import * as css from './text.css.ts'

export type TextTone = keyof typeof css.tone

export type TextProps = {
  readonly look?: keyof typeof css.text | undefined
  /** Without a tone the text takes the ink around it. */
  readonly tone?: TextTone | undefined
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'dt' | 'dd' | undefined
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Text in one of the styles of the theme. */
export function Text({ look = 'body', tone, as: Tag = 'p', id, children }: TextProps) {
  return (
    <Tag id={id} className={tone ? `${css.text[look]} ${css.tone[tone]}` : css.text[look]}>
      {children}
    </Tag>
  )
}
