import { listProperties } from '@veranda/contract'
import { PropertiesScreen } from '@veranda/design-system/screens/staff-property'
import { generatePath, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'

/** The properties whose rules can be read. */
export default function PropertiesRoute() {
  const navigate = useNavigate()
  const { data, isError, refetch } = useCallQuery({ key: ['properties'], endpoint: listProperties })
  const hrefOf = (property: string) => generatePath(paths.property, { property })
  return (
    <PropertiesScreen
      properties={data?.properties ?? (isError ? 'failed' : 'loading')}
      hrefOf={hrefOf}
      onOpen={(code) => void navigate(hrefOf(code))}
      onTryAgain={() => void refetch()}
    />
  )
}
