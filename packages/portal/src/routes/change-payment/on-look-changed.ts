/** Tells when the page turns dark or light, by the guest's choice or the system's; stops when told to. */
export function onLookChanged(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const mode = new MutationObserver(changed)
  dark.addEventListener('change', changed)
  mode.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode'] })
  return () => {
    dark.removeEventListener('change', changed)
    mode.disconnect()
  }
}
