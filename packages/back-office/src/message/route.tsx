import { within } from '@veranda/design-system/patterns/within'
import { StaffMessageScreen } from '@veranda/design-system/screens/staff-message'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'

type MessageRouteProps = { readonly message: 'forbidden' | 'not-found' }

export function MessageRoute({ message }: MessageRouteProps) {
  const navigate = useNavigate()
  return (
    <StaffMessageScreen
      message={message}
      homeHref={paths.root}
      onHome={within(() => void navigate(paths.root))}
    />
  )
}
