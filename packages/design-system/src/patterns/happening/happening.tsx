import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icon/index.ts'
import * as css from './happening.css.ts'

export type HappeningProps = {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
}

/** Something that follows from what was done, beside its sign. */
export function Happening({ icon, title, children }: HappeningProps) {
  return (
    <div className={css.happening}>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <div>
        <p className={css.title}>{title}</p>
        {children && <p className={css.note}>{children}</p>}
      </div>
    </div>
  )
}
