import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../later-words/localized.tsx'
import { LinkForm as Form } from './link-form.tsx'

export const LinkForm = localized(Form, <Skeleton shape="block" />)
