import { useInsertionEffect } from 'react'

const id = 'react-aria-pressable-style'

/**
 * Keeps react-aria from writing a `<style>` into the page, which the content policy refuses and the console reports: it
 * looks for one by its id first. Its one rule is in our own stylesheet.
 */
export function useOwnPressStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(id)) return
    const mark = document.createElement('meta')
    mark.id = id
    document.head.append(mark)
  }, [])
}
