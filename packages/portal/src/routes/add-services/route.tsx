import ComingLater from '../coming-later/route.tsx'

export default function AddServicesRoute() {
  return <ComingLater action="add-services" />
}
