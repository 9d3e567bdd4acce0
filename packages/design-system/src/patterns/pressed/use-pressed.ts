import { useState } from 'react'

/**
 * Of several buttons one is pressed: while its call is under way, that one is at work and the others take no press.
 * Returns, for the name of a button and what it does, what the button is given.
 */
export function usePressed<Name extends string>(isBusy: boolean) {
  const [pressed, setPressed] = useState<Name>()
  return (name: Name, onPress: () => void) => ({
    busy: isBusy && pressed === name,
    idle: isBusy && pressed !== name,
    onPress: () => {
      setPressed(name)
      onPress()
    },
  })
}
