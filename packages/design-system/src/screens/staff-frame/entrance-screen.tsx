import type { ReactNode } from 'react'
import { Menu } from '../../components/menu/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { type Look, lookItems } from './look-items.ts'
import * as css from './staff-frame.css.ts'

/** Around every page before the session opens: language and look can be chosen before signing in. */
export function EntranceScreen({ children, ...look }: Look & { readonly children: ReactNode }) {
  const words = useStaffWords()
  return (
    <main className={css.entrance}>
      <div className={css.look}>
        <Menu label={words('staff-sign-in.look')} compact items={lookItems(look, words)} />
      </div>
      {children}
    </main>
  )
}
