import { useState } from 'react'

/**
 * Of several buttons one is pressed: while its call is under way, that one is at work and the others take no press. Once
 * the call is over none is pressed. Returns, for the name of a button and what it does, what the button is given.
 */
export function usePressed<Name extends string>(isBusy: boolean) {
  const [pressed, setPressed] = useState<Name>()
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    if (!isBusy) setPressed(undefined)
  }
  return (name: Name, onPress: () => void) => ({
    busy: isBusy && pressed === name,
    idle: isBusy && pressed !== name,
    onPress: () => {
      setPressed(name)
      onPress()
    },
  })
}
