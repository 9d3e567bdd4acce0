import type { StaffMode } from '@veranda/design-system/screens/staff-frame'
import { useState } from 'react'

// The boot script of the page reads the same key.
const key = 'veranda.mode'

const storedMode = (): StaffMode => {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'black' ? stored : 'device'
}

/** The look of the page, and how to change it. */
export function useMode(): readonly [StaffMode, (mode: StaffMode) => void] {
  const [mode, setMode] = useState(storedMode)
  const choose = (chosen: StaffMode): void => {
    setMode(chosen)
    if (chosen === 'device') {
      localStorage.removeItem(key)
      delete document.documentElement.dataset.mode
    } else {
      localStorage.setItem(key, chosen)
      document.documentElement.dataset.mode = chosen
    }
  }
  return [mode, choose]
}
