import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

type GoTo = (event: MouseEvent<HTMLAnchorElement>) => void

/** Follows a link inside the portal; new tabs and windows stay the browser's business. */
export function useGoTo(): (to: string) => GoTo {
  const navigate = useNavigate()
  return (to) => (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    void navigate(to)
  }
}
