import ComingLater from '../coming-later/route.tsx'

export default function ChangeDatesRoute() {
  return <ComingLater action="change-dates" />
}
