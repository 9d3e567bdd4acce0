import { hasSlots, Slots } from '@veranda/design-system/patterns/slots'
import { LayoutScreen, type SignedInGuest } from '@veranda/design-system/screens/layout'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { usePortal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { modeAtom } from '../state/preferences.ts'
import { visitPathAtom } from '../state/previous-path.ts'
import { useGoTo } from './use-go-to.ts'
import { useHelp } from './use-help.ts'
import { useVariant } from './use-variant.ts'

type FrameProps = { readonly guest?: SignedInGuest | undefined; readonly children: ReactNode }

const handlers = () => import('./handlers.ts')

/** The brand's header and footer around whatever is shown. */
export function Frame({ guest, children }: FrameProps) {
  const portal = usePortal()
  const { brand, slots } = useVariant()
  const { locale } = useAtomValue(wordsAtom)
  const [mode, setMode] = useAtom(modeAtom)
  const help = useHelp()
  const option = useGoTo()
  useVisit()
  useEffect(markLive, [])
  const page = (
    <LayoutScreen
      brandName={brand.displayName}
      homeHref={paths.root}
      onHome={option(paths.root)}
      locale={locale}
      locales={brand.locales}
      onLocaleChange={(chosen) => void handlers().then((press) => press.chooseLocale(portal, chosen))}
      mode={mode}
      onModeChange={setMode}
      guest={guest}
      footer={brand.footer}
      help={help}
    >
      {children}
    </LayoutScreen>
  )
  return hasSlots && slots ? <Slots value={slots}>{page}</Slots> : page
}

/**
 * A new page begins at its top, and its address is remembered for guards that send back. The first one stays where it is:
 * it may have come as HTML, and a guest who has scrolled it would press beside what they see.
 */
function useVisit(): void {
  const { pathname } = useLocation()
  const visit = useSetAtom(visitPathAtom)
  // Before it is painted: a frame of the new page from its middle is a jump.
  useLayoutEffect(() => {
    visit(pathname)
    if (document.documentElement.dataset.live !== undefined) window.scrollTo(0, 0)
  }, [pathname, visit])
}

/** From now on the page answers. A button that was pressed before is pressed now, once. */
function markLive(): void {
  const { dataset } = document.documentElement
  dataset.live = ''
  delete dataset.written
  delete dataset.drawn
  if (dataset.pressed === undefined) return
  delete dataset.pressed
  document.forms[0]?.requestSubmit()
}
