import type { ReactNode } from 'react'
import { within } from '../../patterns/within/index.ts'
import type { DashboardLink } from './dashboard-handlers.ts'

type ToPageProps<To> = {
  readonly to: To
  readonly link: DashboardLink<To> | undefined
  readonly className: string
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** Leads to another page of the back office; without a way there it is only read. */
export function ToPage<To>({ to, link, className, label, children }: ToPageProps<To>) {
  if (!link) return <span className={className}>{children}</span>
  return (
    <a
      className={className}
      href={link.hrefOf(to)}
      aria-label={label}
      onClick={within(() => link.onOpen(to))}
    >
      {children}
    </a>
  )
}
