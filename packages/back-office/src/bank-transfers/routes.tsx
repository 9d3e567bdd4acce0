import { Route, Routes, useParams } from 'react-router'
import { MessageRoute } from '../message/route.tsx'
import { PermissionGate } from '../session/permission-gate.tsx'
import { ArrivalRoute } from './arrival-route.tsx'
import { BankTransfersRoute } from './bank-transfers-route.tsx'
import { RecordRoute } from './record-route.tsx'

/** The pages of bank transfers, below `/bank-transfers`. */
export default function BankTransferRoutes() {
  return (
    <Routes>
      <Route index element={<BankTransfersRoute />} />
      <Route path="arrivals/:arrivalId" element={<Named />} />
      <Route element={<PermissionGate permission="payments:match" />}>
        <Route path="record" element={<RecordRoute />} />
      </Route>
      <Route path="*" element={<MessageRoute message="not-found" />} />
    </Routes>
  )
}

/** Another arrival is another page: nothing typed for one is sent for the other. */
function Named() {
  const { arrivalId = '' } = useParams()
  return <ArrivalRoute key={arrivalId} arrivalId={arrivalId} />
}
