import { useQueryClient } from '@tanstack/react-query'
import { endStaffSession } from '@veranda/contract'
import { Notice } from '@veranda/design-system/components/notice'
import { within } from '@veranda/design-system/patterns/within'
import { useStaffWords } from '@veranda/design-system/patterns/words'
import { EntranceScreen, type Look, StaffFrameScreen } from '@veranda/design-system/screens/staff-frame'
import { staffMenuFor } from '@veranda/domain'
import { useLayoutEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useOffice } from '../back-office.ts'
import { localesOf } from '../language/load-language.ts'
import { useLanguage } from '../language/wording.tsx'
import { paths } from '../paths.ts'
import { pathOfRoom } from '../rooms.ts'
import { useMember } from '../session/session-gate.tsx'
import { useKnow } from '../session/session-keeper.tsx'
import { useMode } from './use-mode.ts'

/** The frame around every page for which a session is needed. */
export function StaffFrame() {
  const words = useStaffWords()
  const { name, roles, permissions } = useMember()
  const look = useLook()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { group } = useOffice()
  const { signOut, isUnderway, hasFailed } = useSignOut()
  // Before it is painted: a frame of the new page from its middle is a jump.
  useLayoutEffect(() => {
    // Every address is a page of its own.
    if (pathname) window.scrollTo(0, 0)
  }, [pathname])
  const rooms = staffMenuFor(permissions).map((room) => ({
    key: room,
    label: words(`staff-frame.room-${room}`),
    href: pathOfRoom[room],
    isCurrent: pathname === pathOfRoom[room] || pathname.startsWith(`${pathOfRoom[room]}/`),
    onOpen: () => void navigate(pathOfRoom[room]),
  }))
  return (
    <StaffFrameScreen
      group={group}
      homeHref={paths.root}
      onHome={within(() => void navigate(paths.root))}
      rooms={rooms}
      name={name}
      roles={roles}
      {...look}
      onAccount={() => void navigate(paths.account)}
      onSignOut={() => void signOut()}
      isSigningOut={isUnderway}
      notice={
        hasFailed && (
          <Notice tone="negative" title={words('staff-frame.sign-out-failed')}>
            {words('staff-frame.sign-out-failed-body')}
          </Notice>
        )
      }
    >
      <Outlet />
    </StaffFrameScreen>
  )
}

/** Around every page by which staff come in. */
export function Entrance() {
  return (
    <EntranceScreen {...useLook()}>
      <Outlet />
    </EntranceScreen>
  )
}

/** Ends the session at the service first: a page that only looked signed out would leave it open. */
function useSignOut() {
  const { client } = useOffice()
  const serverState = useQueryClient()
  const know = useKnow()
  const navigate = useNavigate()
  const [isUnderway, setIsUnderway] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const signOut = async (): Promise<void> => {
    setHasFailed(false)
    setIsUnderway(true)
    const answer = await client.call(endStaffSession, { body: {} })
    if (!answer.ok) {
      setIsUnderway(false)
      return setHasFailed(true)
    }
    know(undefined)
    await navigate(paths.signIn, { replace: true })
    serverState.clear()
  }
  return { signOut, isUnderway, hasFailed }
}

/** The language and the look of the pages, and how to choose others: stored in this browser, before sign-in and after. */
function useLook(): Look {
  const { languages } = useOffice()
  const { locale, choose } = useLanguage()
  const [mode, onModeChange] = useMode()
  return { locale, locales: localesOf(languages), onLocaleChange: choose, mode, onModeChange }
}
