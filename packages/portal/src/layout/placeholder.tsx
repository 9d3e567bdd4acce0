import { LoadingScreen } from '@veranda/design-system/screens/loading'

/** Shown while a part of the portal that is rarely first arrives. */
export const Placeholder = () => <LoadingScreen />
